import { slug } from 'github-slugger';

/** The last segment of the route of a generated index: the slug of the group's label on GitHub. */
export function categorySlug(label: string): string {
  return slug(label) || 'group';
}
