import type { z } from 'zod'
import type { CallPath, PostedOf, SchemaOf } from '#app/forms/api-client.ts'
import type { OurName } from '#contract/schemas/posted-names.ts'

/** What the fields of a call's form hold, by the call's own schema and our names; '' is a field left open. */
export type FormValues<P extends CallPath> = ValuesFor<z.input<SchemaOf<P>>>

/** What a call takes besides what the fields hold. */
export type RestOf<P extends CallPath, Name> = OmitEach<PostedOf<P>, Name>

/** Sentences by the names of their fields. */
export type FieldErrors = Partial<Record<string, string>>

type ValuesFor<Input> = {
  [Name in NameOf<Input> as OurName<Name>]: Exclude<ValueAt<Input, Name>, null | undefined> | ''
}
// Each of these looks at the members of a union one by one.
type NameOf<Input> = Input extends unknown ? keyof Input & string : never
type ValueAt<Input, Name> = Input extends unknown
  ? Name extends keyof Input
    ? Input[Name]
    : never
  : never
type OmitEach<Input, Name> = Input extends unknown ? Omit<Input, Name & keyof Input> : never
