/** A node that can contain nodes. */
interface Parent {
  readonly childNodes: unknown[];
}

/** The common part of elements and texts: their place in the tree. */
export abstract class TreeNode<P extends Parent> {
  parentNode: P | null = null;

  get parentElement(): P | null {
    return this.parentNode;
  }

  get nextSibling(): P['childNodes'][number] | null {
    return this.#sibling(1);
  }

  get previousSibling(): P['childNodes'][number] | null {
    return this.#sibling(-1);
  }

  remove(): void {
    const siblings = this.parentNode?.childNodes;
    siblings?.splice(siblings.indexOf(this), 1);
    this.parentNode = null;
  }

  #sibling(step: number): P['childNodes'][number] | null {
    const siblings = this.parentNode?.childNodes;
    return siblings?.[siblings.indexOf(this) + step] ?? null;
  }
}
