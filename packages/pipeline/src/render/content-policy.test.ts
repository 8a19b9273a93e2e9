import { expect, it } from 'vitest';
import { contentPolicy, headersFile } from './content-policy.ts';

const colorMode = { default: 'light', switch: true, followSystem: false } as const;
const settings = { colorMode, redirects: [] };
const announcementBar = { id: 'first', content: 'News', dismissible: true };

const directive = (policy: string, name: string) =>
  policy.split('; ').find((each) => each.startsWith(`${name} `));

it('needs nothing but the site itself', () => {
  const policy = contentPolicy(settings, [{ href: '/own.css' }]);
  expect(directive(policy, 'style-src')).toBe("style-src 'self'");
  expect(policy).not.toMatch(/unsafe|https?:|font-src/);
});

it('allows the hosts of stylesheets, and what a site names itself', () => {
  const sources = { 'img-src': ['https://img.example'], 'frame-src': ['https://video.example'] };
  const hosts = [{ href: 'https://cdn.example/a.css' }, { href: 'https://cdn.example/b.css' }];
  const policy = contentPolicy(
    { ...settings, contentSecurityPolicy: { emit: 'meta', sources } },
    hosts,
  );
  expect(directive(policy, 'style-src')).toBe("style-src 'self' https://cdn.example");
  expect(directive(policy, 'font-src')).toBe("font-src 'self' https://cdn.example");
  expect(directive(policy, 'img-src')).toBe("img-src 'self' data: https://img.example");
  expect(directive(policy, 'frame-src')).toBe("frame-src 'self' https://video.example");
});

it('allows the scripts that the configuration puts into pages, and no others', () => {
  const scripts = (policy: string) => policy.match(/'sha256-/g)?.length;
  expect(scripts(contentPolicy(settings, []))).toBe(2);
  expect(scripts(contentPolicy({ ...settings, announcementBar }, []))).toBe(3);
  const followSystem = { ...colorMode, followSystem: true };
  expect(scripts(contentPolicy({ ...settings, colorMode: followSystem }, []))).toBe(3);
  const redirects = [{ from: '/a', to: '/b' }];
  expect(scripts(contentPolicy({ ...settings, redirects }, []))).toBe(3);
});

it('is a header of everything below the base path', () => {
  expect(headersFile("default-src 'self'", { basePath: '/docs/' })).toBe(
    "/docs/*\n  Content-Security-Policy: default-src 'self'\n",
  );
});
