const login = { mode: 'loginSign', phone: 'phone_no' } as const

/** Our names of fields that every call posts alike, if it takes them. */
export const commonNames = {
  id: '_id',
  spn: 'spnInput',
  code: 'u_otp',
  day: 'visit_date',
  time: 'visit_time',
  reference: 'ref_no',
} as const

/** By call: our name of a field, and the name that it is posted by where that is another. */
export const postedNames = {
  '/api/otp/s': login,
  '/api/otp/v': { ...login, name: 'full_name' },
  '/api/staff/role': { phone: 'phone_no' },
  '/api/user/data': { name: 'user_name', email: 'user_email' },
  '/api/user/data/g': { page: 'page_no' },
  '/api/user/leads/update': { status: 'lead_status' },
  '/api/user/noti/read': { id: 'updateId' },
  '/api/req/call': { name: 'full_name', phone: 'phone_no_b' },
  '/api/prop/check/paper': { kind: 'paper_kind' },
  '/api/user/check/rera': { number: 'rera_number' },
  '/api/req/mail': { message: 'email_message' },
} as const satisfies Record<string, Record<string, string>>

type Table = typeof postedNames
type PairsOf<Names> = { [Our in keyof Names]: [Names[Our], Our] }[keyof Names]
type Pair = PairsOf<typeof commonNames> | { [P in keyof Table]: PairsOf<Table[P]> }[keyof Table]

/** Our name by the posted one, which is the same for every call. */
export type OurNames = { [Each in Pair as Each[0] & string]: Each[1] }

export type OurName<Posted> = Posted extends keyof OurNames ? OurNames[Posted] : Posted

/** The name that a call takes a field by. */
export function postedName(path: string, name: string): string {
  return new Map(namesOf(path)).get(name) ?? name
}

/** Our name of a field that a call takes. */
export function ourName(path: string, posted: string): string {
  return namesOf(path).find(([, name]) => name === posted)?.[0] ?? posted
}

/** A form as its call takes it. */
export function toPosted(path: string, form: object): Record<string, unknown> {
  return renameKeys(form, (name) => postedName(path, name))
}

/** What is wrong with the fields of a call, under our names of them. */
export function errorsFromPosted(path: string, errors: Partial<Record<string, string>>) {
  return renameKeys(errors as Record<string, string>, (posted) => ourName(path, posted))
}

function namesOf(path: string): [our: string, posted: string][] {
  return Object.entries({ ...commonNames, ...postedNames[path as keyof Table] })
}

function renameKeys<Fields extends object>(fields: Fields, rename: (name: string) => string) {
  const entries = Object.entries<Fields[keyof Fields]>(fields as Record<string, never>)
  return Object.fromEntries(entries.map(([name, value]) => [rename(name), value]))
}
