/** Data as in JSON, which leaves out what is `undefined`. */
export type Data =
  | undefined
  | null
  | boolean
  | number
  | string
  | readonly Data[]
  | { readonly [name: string]: Data };
