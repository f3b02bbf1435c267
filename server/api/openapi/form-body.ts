import type { z } from 'zod'
import { formJsonSchema, type JsonSchema, mapValues } from '#server/api/openapi/json-schema.ts'
import { wizardFields } from '#server/api/openapi/wizard-form.ts'
import type { FileField } from '#server/api/upload.ts'

const formBytes = 64 * 1024

type FormCall = {
  form: z.ZodType | ((args: object) => z.ZodType | Promise<z.ZodType>)
  describedForm?: z.ZodType
  file?: FileField
  formBytes?: number
}

/**
 * Calls whose form takes answers of the wizard, and which answers; their own schemas are loose
 * about them.
 */
const wizardCalls: Record<string, readonly string[] | undefined> = {
  '/api/prop/listing': undefined,
  '/api/prop/unlikely': undefined,
  '/api/prop/live': [
    'price',
    'price_negotable',
    'deposit_price',
    'deposite_price_negotable',
    'avalible_from',
  ],
}

/** The body of a call: its fields by their posted names, and how each is encoded. */
export async function describeBody(path: string, call: FormCall) {
  const schema = await describeForm(path, call)
  const fields = fieldsOf(schema)
  const encoding = Object.fromEntries(
    Object.entries(fields).flatMap(([name, json]) => {
      const how = encodingOf(json, name === call.file?.name ? call.file : undefined)
      return how ? [[name, how]] : []
    }),
  )
  const mediaType = call.file ? 'multipart/form-data' : 'application/x-www-form-urlencoded'
  const needed = [schema, ...(schema.oneOf ?? [])].some(({ required = [] }) => required.length > 0)
  return {
    required: needed,
    content: {
      [mediaType]: { schema, ...(Object.keys(encoding).length > 0 && { encoding }) },
    },
  }
}

/** How large the body may be. */
export function bodyLimit({ file, formBytes: bytes = formBytes }: FormCall) {
  return file?.bytes ?? bytes
}

async function describeForm(path: string, call: FormCall): Promise<JsonSchema> {
  const { form, describedForm = form, file } = call
  // The day changes only how strict a field is, never which fields there are.
  const schema = typeof describedForm === 'function' ? await describedForm({}) : describedForm
  const json = formJsonSchema(schema)
  if (path in wizardCalls) {
    const { additionalProperties: _, properties, ...rest } = json
    return { ...rest, properties: { ...wizardFields(wizardCalls[path]), ...properties } }
  }
  if (!file) return json
  const binary = { type: 'string', format: 'binary' }
  return {
    ...json,
    properties: mapValues(json.properties ?? {}, (field, name) =>
      name === file.name ? binary : field,
    ),
  }
}

/** The fields of a form, of all its variants. */
function fieldsOf({ properties, oneOf = [] }: JsonSchema): Record<string, JsonSchema> {
  return Object.assign({}, ...oneOf.map(fieldsOf), properties)
}

/** Lists of texts are separated by commas; anything more structured is JSON. */
function encodingOf(json: JsonSchema, file: FileField | undefined) {
  if (file) return { contentType: file.types.join(', ') }
  if (json.type === 'object') return { contentType: 'application/json' }
  if (json.type !== 'array') return undefined
  const isOfTexts = (json.items as JsonSchema | undefined)?.type === 'string'
  return isOfTexts ? { style: 'form', explode: false } : { contentType: 'application/json' }
}
