import { z } from 'zod'

/** A schema of OpenAPI 3.1, which is JSON Schema 2020-12. */
export type JsonSchema = {
  [keyword: string]: unknown
  type?: string | string[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  enum?: unknown[]
  description?: string
}

/** The schema of a form: each field as it is to be sent, required only if it cannot be left out. */
export function formJsonSchema(schema: z.ZodType): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      if (!(zodSchema instanceof z.ZodObject)) return
      // Asks the field itself: the schema of a preprocessed field does not tell whether it may be
      // left out.
      const fields = Object.entries(zodSchema.shape as Record<string, z.ZodType>)
      const needed = fields.filter(([, field]) => !field.safeParse(undefined).success)
      jsonSchema.required = needed.map(([name]) => name)
    },
  })
  return sendable(json as JsonSchema)
}

/** Without null and empty `required`: a form can send neither. */
function sendable(schema: JsonSchema): JsonSchema {
  const json = withoutNull(schema)
  const parts = Object.entries(json).map(([keyword, value]) => {
    if (keyword === 'properties') return [keyword, mapValues(value as Properties, sendable)]
    if (keyword === 'items') return [keyword, sendable(value as JsonSchema)]
    if (keyword === 'anyOf' || keyword === 'oneOf') {
      return [keyword, (value as JsonSchema[]).map(sendable)]
    }
    return [keyword, value]
  })
  const { required, ...rest }: JsonSchema = Object.fromEntries(parts)
  return required && required.length > 0 ? { ...rest, required } : rest
}

type Properties = Record<string, JsonSchema>

function withoutNull({ anyOf, type, ...json }: JsonSchema): JsonSchema {
  // A type beside variants was added by us and says how the field is sent.
  if (anyOf && typeof type === 'string') return { type, ...json }
  if (Array.isArray(type)) {
    const types = type.filter((each) => each !== 'null')
    return { type: types.length === 1 ? types[0] : types, ...json }
  }
  if (!anyOf) return type === undefined ? json : { type, ...json }
  const others = anyOf.filter((each) => each.type !== 'null')
  return others.length === 1 ? withoutNull({ ...others[0], ...json }) : { anyOf: others, ...json }
}

export function mapValues<Value, Result>(
  values: Record<string, Value>,
  change: (value: Value, name: string) => Result,
): Record<string, Result> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, change(value, name)]),
  )
}
