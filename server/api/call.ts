import type { z } from 'zod'
import type { Db } from '#db/connect.ts'
import type { Viewer } from '#domain/viewer.ts'
import type { FileField } from '#server/api/upload.ts'
import type { Resources } from '#server/create-resources.ts'
import type { AppContext } from '#server/http/app-env.ts'

/** Who may make a call: everyone, everyone who is signed in, the staff, or administrators only. */
export type Access = 'anyone' | 'member' | 'staff' | 'administrator'

type Args<Who, Form> = {
  c: AppContext
  resources: Resources
  db: Db
  viewer: Who
  form: Form
}

type Definition<Who, Schema extends z.ZodType, Answer> = {
  /** What the form must look like; made for each call where it depends on the day or the viewer. */
  form: Schema | ((args: Pick<Args<Who, never>, 'db' | 'viewer'>) => Schema | Promise<Schema>)
  /** The form for the description of the API, where the real one needs the database. */
  describedForm?: z.ZodType
  /** The posted name of each field that a domain error of this call names. */
  postedAs?: Record<string, PostedName<z.input<NoInfer<Schema>>>>
  /** The multipart field that carries a file; the call is then an upload. */
  file?: FileField
  /** Whether the call makes pictures without an upload; it waits in the person's queue of uploads. */
  makesPictures?: boolean
  /** Maximal bytes of the form, where the usual 64 kB are too few. */
  formBytes?: number
  /** Whether the call runs a search, of which one address may run only a few at a time. */
  isSearch?: boolean
  /** Whether this request may succeed although its address was refused a moment ago. */
  mayPassRefusal?(args: Args<Who, z.output<Schema>>): Promise<boolean>
  /** The `result_code` of a failure, where it differs from the HTTP status. */
  failureCode?: (status: number) => number
  answer(args: Args<Who, z.output<Schema>>): Promise<Answer>
}

type PostedName<Input> = Input extends unknown ? keyof Input & string : never

/** One API call, as the server runs it. */
export type Call<Who = never, Schema extends z.ZodType = z.ZodType, Answer = unknown> = Definition<
  Who,
  Schema,
  Answer
> & { access: Access }

export function anyoneCall<Schema extends z.ZodType, Answer extends object>(
  definition: Definition<Viewer | null, Schema, Answer>,
) {
  return { access: 'anyone', ...definition } as const
}

export function memberCall<Schema extends z.ZodType, Answer extends object>(
  definition: Definition<Viewer, Schema, Answer>,
) {
  return { access: 'member', ...definition } as const
}

export function staffCall<Schema extends z.ZodType, Answer extends object>(
  definition: Definition<Viewer, Schema, Answer>,
) {
  return { access: 'staff', ...definition } as const
}

export function administratorCall<Schema extends z.ZodType, Answer extends object>(
  definition: Definition<Viewer, Schema, Answer>,
) {
  return { access: 'administrator', ...definition } as const
}
