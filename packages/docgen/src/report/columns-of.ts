/** What becomes one emoji with what stands before it: members of a family, a tone of skin. */
const JOINED = /\u200D\p{Extended_Pictographic}|\p{Emoji_Modifier}/gu;

/**
 * What terminals draw two columns wide: emoji, flags, and characters of East Asia.
 *
 * Source: https://www.unicode.org/reports/tr11/
 */
const WIDE =
  /\p{RI}{2}|\p{Emoji}\uFE0F|\p{Emoji_Presentation}|[\u1100-\u115F\u2E80-\u303E\u3041-\uA4CF\uA960-\uA97C\uAC00-\uD7A3\uF900-\uFAFF\uFE10-\uFE19\uFE30-\uFE6F\uFF01-\uFF60\uFFE0-\uFFE6\u{17000}-\u{18D08}\u{1B000}-\u{1B2FB}\u{20000}-\u{3FFFD}]/gu;

/** Marks above or below what stands before them, and joiners. */
const NARROW = /[\p{Mn}\p{Me}\p{Cf}]/gu;

/** Columns that a terminal takes for a text on one line, without controls. */
export function columnsOf(text: string): number {
  return [...text.replace(JOINED, '').replace(WIDE, '  ').replace(NARROW, '')].length;
}
