/** Characters that join with the preceding emoji to a single one: family members, skin tones. */
const JOINED = /\u200D\p{Extended_Pictographic}|\p{Emoji_Modifier}/gu;

/**
 * Characters that terminals display two columns wide: emoji, flags, and East Asian characters.
 *
 * Source: https://www.unicode.org/reports/tr11/
 */
const WIDE =
  /\p{RI}{2}|\p{Emoji}\uFE0F|\p{Emoji_Presentation}|[\u1100-\u115F\u2E80-\u303E\u3041-\uA4CF\uA960-\uA97C\uAC00-\uD7A3\uF900-\uFAFF\uFE10-\uFE19\uFE30-\uFE6F\uFF01-\uFF60\uFFE0-\uFFE6\u{17000}-\u{18D08}\u{1B000}-\u{1B2FB}\u{20000}-\u{3FFFD}]/gu;

/** Characters of zero width: combining marks, and joiners. */
const NARROW = /[\p{Mn}\p{Me}\p{Cf}]/gu;

/** The number of columns that a terminal needs for a single line without control characters. */
export function columnsOf(text: string): number {
  return [...text.replace(JOINED, '').replace(WIDE, '  ').replace(NARROW, '')].length;
}
