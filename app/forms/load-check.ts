import type { z } from 'zod'
import type { FieldErrors } from '#app/forms/form-values.ts'

/** What is wrong with the values of a form; nothing when they may be sent. */
export type Check = (values: object) => FieldErrors

/**
 * The check by a call's own schema. It comes by itself after the page, since zod would add a fifth
 * to the scripts of every page with a form (docs/decisions/016-forms.md).
 */
export async function loadCheck(loadSchema: () => Promise<z.ZodType>): Promise<Check> {
  const [schema, { fieldErrors }] = await Promise.all([
    loadSchema(),
    import('#contract/schemas/fields.ts'),
  ])
  return (values) => {
    const { error } = schema.safeParse(values)
    return error ? fieldErrors(error) : {}
  }
}
