import type { ShellTheme } from '@docgen/runtime/theme';
import { Crash } from './shell/crash.tsx';
import { Layout } from './shell/layout.tsx';
import { LoadError } from './shell/load-error.tsx';
import { PageFrame } from './shell/page-frame.tsx';
import { Sidebar, SidebarEntry } from './shell/sidebar.tsx';
import { SidebarTools } from './shell/sidebar-tools.tsx';

/** The frame around pages. On an ordinary page, browsers load nothing else of this theme. */
export const shell: ShellTheme = {
  Layout,
  PageFrame,
  Sidebar,
  SidebarEntry,
  SidebarTools,
  LoadError,
  Crash,
};
