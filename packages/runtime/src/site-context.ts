import { type HrefStyle, hrefOfAddress } from '@docgen/core/addresses/address';
import type { SiteConfig } from '@docgen/core/config';
import { type Translate, translate, type WithTexts } from '@docgen/core/texts/texts';
import type { VersionLink } from '@docgen/core/versions/version-link';
import { createContext, useContext, useMemo } from 'react';

/**
 * The part of the configuration that the browser needs. It is bundled into the entry script, and
 * the same for every page.
 */
export type ClientConfig = Pick<
  SiteConfig,
  | 'title'
  | 'tagline'
  | 'url'
  | 'basePath'
  | 'trailingSlash'
  | 'locale'
  | 'logo'
  | 'colorMode'
  | 'titleDelimiter'
  | 'customFields'
> &
  WithTexts & {
    /**
     * Route that the site's name leads to: `/`, or the first page of a site that has no page there.
     */
    readonly home: string;
    readonly navbar: {
      readonly title: string;
      readonly items: readonly NavbarItem[];
      /** The name of the site's language in that language; absent without a language menu. */
      readonly language?: string | undefined;
    };
    readonly footer: Pick<SiteConfig['footer'], 'style'> & {
      readonly columns: readonly FooterColumn[];
      /** HTML of the copyright line. */
      readonly copyrightHtml?: string | undefined;
    };
    /**
     * Versions of the documentation, starting with the one for new readers; absent on sites without
     * any.
     */
    readonly versions?: SiteConfig['versions'] | undefined;
    /** Ids of the sidebars that contain the reference of a schema. */
    readonly referenceSidebars: readonly string[];
    /** Path of the module that opens the search, below the base path; absent on sites without one. */
    readonly search?: string | undefined;
    /** Path of the module that finds pages near a missing one; absent on sites without search. */
    readonly nearestPages?: string | undefined;
    /** Path of the module that filters sidebars. */
    readonly sidebarFilter?: string | undefined;
    /** Path of the module with the rarely used parts of the default theme. */
    readonly tools?: string | undefined;
    readonly announcementBar?: {
      readonly id: string;
      /** The message as HTML, rendered and sanitised at build time. */
      readonly html: string;
      readonly dismissible: boolean;
    };
  };

/** A link of the navbar with its resolved target. */
export interface NavbarLink {
  readonly label: string;
  /** Route or external address. */
  readonly to: string;
  /** The sidebar whose pages mark this entry as current. */
  readonly sidebar?: string | undefined;
  /** Its targets in the versions, if it leads into one. */
  readonly versions?: readonly VersionLink[] | undefined;
}

/** A menu of links in the navbar. */
export interface NavbarMenu {
  readonly label: string;
  readonly items: readonly NavbarLink[];
}

/** A column of the footer. */
export interface FooterColumn {
  readonly title: string;
  readonly items: readonly FooterLink[];
}

/** A link of the footer with its resolved target. */
export interface FooterLink {
  readonly label: string;
  /** Route or external address. */
  readonly to: string;
}

/** An entry of the navbar. */
export type NavbarItem = (NavbarLink | NavbarMenu) & { readonly position: 'left' | 'right' };

export const SiteContext = createContext<ClientConfig | undefined>(undefined);

/**
 * The site's configuration inside a component.
 *
 * @throws Error outside of docgen's application.
 */
export function useSite(): ClientConfig {
  const site = useContext(SiteContext);
  if (site === undefined) throw new Error('useSite() was called outside of the docgen application');
  return site;
}

/** Returns a function that writes texts of docgen in the language of the site; always the same. */
export function useTranslate(): Translate {
  const site = useSite();
  return useMemo(() => translate.bind(undefined, site), [site]);
}

/**
 * Returns a function that turns addresses into hrefs: it applies base path and trailing-slash
 * policy, and leaves external addresses and fragments unchanged.
 */
export function useHref(): (to: string) => string {
  const style: HrefStyle = useSite();
  return (to) => hrefOfAddress(to, style);
}
