import { useState, useSyncExternalStore } from 'react';
import { remember } from '../shell/remember.ts';

const changeEvent = 'docgen:tab';

/**
 * Which tab a reader chose. With a group the choice is shared by all tabs of
 * the group on the page and remembered for the next one.
 *
 * @returns The chosen value, `undefined` before a choice, and a function to choose.
 */
export function useTabChoice(
  groupId: string | undefined,
): [choice: string | undefined, choose: (value: string) => void] {
  const [own, setOwn] = useState<string>();
  const key = `tabs.${groupId}`;
  const shared = useSyncExternalStore(subscribe, () => recall(key), unknownOnServer);
  const choose = (value: string) => {
    setOwn(value);
    if (groupId === undefined) return;
    remember(key, value);
    document.dispatchEvent(new Event(changeEvent));
  };
  return [groupId === undefined ? own : (shared ?? own), choose];
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener(changeEvent, onChange);
  return () => document.removeEventListener(changeEvent, onChange);
}

function recall(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

const unknownOnServer = () => undefined;
