import { isForeignList, isForeignObject, isOpaque } from '../foreign-value.ts';
import { isPackage, UNKNOWN, type Value } from './value.ts';

/** The value of a member. Inherited ones are unknown. */
export function readMember(of: Value, key: Value): Value {
  // Members of a package that is not run have the same marker. It is not a promise or compiled
  // module.
  if (isPackage(of)) return key === 'then' || key === '__esModule' ? undefined : of;
  if (typeof key !== 'string' && typeof key !== 'number') return UNKNOWN;
  if ((typeof of === 'string' || isForeignList(of)) && key === 'length') return of.length;
  if (typeof of === 'string') return of[Number(key)] ?? UNKNOWN;
  if (isForeignList(of)) {
    return /^\d+$/.test(String(key)) ? (of[Number(key)] ?? undefined) : UNKNOWN;
  }
  if (isOpaque(of) && /^node:path/.test(of.name)) {
    return key === 'default' || key === 'posix' ? of : { ...of, name: `${of.name}.${key}` };
  }
  if (!isForeignObject(of)) return UNKNOWN;
  if (Object.hasOwn(of, key)) return of[key];
  return key in Object.prototype ? UNKNOWN : undefined;
}
