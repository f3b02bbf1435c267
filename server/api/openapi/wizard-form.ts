import { uploadTypes } from '#contract/listing/wizard-steps.ts'
import { type Category, categories, type Deal, deals, landTypes } from '#contract/options.ts'
import { stepSchema } from '#contract/schemas/listing-steps.ts'
import { formJsonSchema, type JsonSchema, mapValues } from '#server/api/openapi/json-schema.ts'

type Kind = { name: string; category: Category; deal: Deal; propertyType?: string }

/** One example of each kind of listing that is asked different questions. */
const kinds: Kind[] = categories.values.flatMap((category) =>
  deals.values.flatMap((deal): Kind[] => {
    const kind = { category, deal, name: `${category} ${deal}` }
    const hasLand = category === 'residential' && deal === 'resale'
    const land = { ...kind, name: `${kind.name} of land`, propertyType: landTypes.values[0] }
    return hasLand ? [kind, land] : [kind]
  }),
)

/**
 * The fields of all steps of the wizard in one form. What a field takes and whether it is required
 * depends on the kind of listing, which its description says.
 */
export function wizardFields(wanted?: readonly string[]): Record<string, JsonSchema> {
  const found = new Map<string, Map<string, { json: JsonSchema; isRequired: boolean }>>()
  for (const step of uploadTypes.values) {
    for (const kind of kinds) {
      const { properties = {}, required = [] } = formJsonSchema(stepSchema(step, kind))
      for (const [name, json] of Object.entries(properties)) {
        if (wanted && !wanted.includes(name)) continue
        const byKind = found.get(name) ?? new Map()
        const before = byKind.get(kind.name)
        const isRequired = before?.isRequired || required.includes(name)
        found.set(name, byKind.set(kind.name, { json, isRequired }))
      }
    }
  }
  return mapValues(Object.fromEntries(found), (byKind) => {
    const needing = [...byKind].filter(([, { isRequired }]) => isRequired).map(([name]) => name)
    const json = merged([...byKind.values()].map((each) => each.json))
    return { ...json, ...(needing.length > 0 && { description: requirement(needing) }) }
  })
}

function requirement(needing: string[]) {
  const all = needing.length === kinds.length
  return all ? 'Required in its step.' : `Required in its step for: ${needing.join(', ')}.`
}

/**
 * One schema of a field for all kinds of listing: the common one, all their choices together, or
 * any of their schemas.
 */
function merged(schemas: JsonSchema[]): JsonSchema {
  const different = [...new Map(schemas.map((json) => [JSON.stringify(json), json])).values()]
  const [first = {}] = different
  if (different.length === 1) return first
  if (different.every((json) => Array.isArray(json.enum))) {
    return { ...first, enum: [...new Set(different.flatMap((json) => json.enum))] }
  }
  const items = different.map((json) => json.items as JsonSchema | undefined)
  if (items.every((json) => json !== undefined)) return { ...first, items: merged(items) }
  return { anyOf: different }
}
