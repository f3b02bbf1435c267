/** What the page reads of the description of the API. */
export type ApiDocument = {
  info: { title: string; description: string }
  tags: { name: string; description: string }[]
  paths: Record<string, { post: ApiOperation }>
}

export type ApiOperation = {
  operationId: string
  tags: string[]
  summary: string
  description: string
  requestBody: { content: Record<string, { schema: FormSchema }> }
  responses: Record<string, { description?: string; $ref?: string }>
}

type FormSchema = {
  properties?: Record<string, FieldSchema>
  required?: string[]
  oneOf?: FormSchema[]
}

type FieldSchema = {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  format?: string
  pattern?: string
  description?: string
  minimum?: number
  maximum?: number
  maxLength?: number
  items?: FieldSchema
}

export type ApiField = { name: string; isRequired: boolean; isFile: boolean; takes: string }

/** The fields of a call's form, of all its variants, in words. */
export function fieldsOf({ requestBody }: ApiOperation): ApiField[] {
  const [body] = Object.values(requestBody.content)
  if (!body) return []
  const variants = body.schema.oneOf ?? [body.schema]
  const fields = new Map<string, ApiField>()
  for (const { properties = {}, required = [] } of variants) {
    for (const [name, schema] of Object.entries(properties)) {
      const isRequired = variants.every((each) => each.required?.includes(name))
      const takes = [schema.description, wordsOf(schema)].filter(Boolean).join(' ')
      const isFile = schema.format === 'binary'
      fields.set(name, { name, isRequired: isRequired && required.includes(name), isFile, takes })
    }
  }
  return [...fields.values()]
}

function wordsOf(schema: FieldSchema): string {
  const { type, enum: choices, const: only, format, pattern, items } = schema
  if (choices) return shortened(choices.map(String))
  if (only !== undefined) return String(only)
  if (items) return `list of ${wordsOf(items)}`
  const { minimum, maximum, maxLength } = schema
  const range = minimum === undefined ? '' : `${minimum} to ${maximum}`
  const most = maxLength === undefined ? '' : `up to ${maxLength} characters`
  const kind = format ?? (Array.isArray(type) ? type.join(' or ') : (type ?? 'text'))
  return [kind, pattern, range, most].filter(Boolean).join(', ')
}

function shortened(words: string[]) {
  return words.length > 14 ? `${words.slice(0, 14).join(', ')} …` : words.join(', ')
}
