import { z } from 'zod'
import { type ErrorCode, errors } from '#contract/texts.ts'
import { statusOf } from '#server/api/errors.ts'
import type { CallDescription } from '#server/api/openapi/describe.ts'
import { listingShape, ownListingShape } from '#server/api/openapi/descriptions/listing-shape.ts'
import { userShape } from '#server/api/openapi/descriptions/wire-shapes.ts'
import type { JsonSchema } from '#server/api/openapi/json-schema.ts'

/** Failures that any call may answer with: key, origin, session, form, limits or our own fault. */
const failures: ErrorCode[] = [
  'unreadable',
  'signed_out',
  'forbidden',
  'too_large',
  'wrong_type',
  'invalid',
  'too_many',
  'unexpected',
  'unavailable',
]

const retryLater: ErrorCode[] = ['too_many', 'unavailable']

type FailureCode = (status: number) => number

/** Shapes that have a name of their own in the description. */
const named = z.registry<{ id: string }>()
named.add(listingShape, { id: 'Listing' })
named.add(ownListingShape, { id: 'OwnListing' })
named.add(userShape, { id: 'User' })

/** Every answer of a call by its HTTP status. */
export function describeResponses(
  { answer, fails = [] }: CallDescription,
  failureCode?: FailureCode,
) {
  const schema = successSchema(answer)
  const success = { description: 'Done', content: { 'application/json': { schema } } }
  const failed = [...failures, ...fails].map((code) => [statusOf[code], code] as const)
  return {
    200: success,
    ...Object.fromEntries(
      failed.map(([status, code]) => [
        status,
        failureCode ? failure(code, failureCode) : shared(code),
      ]),
    ),
  }
}

/** The failures that all calls share, for the components of the document. */
export function sharedResponses() {
  const codes = Object.keys(statusOf) as ErrorCode[]
  return Object.fromEntries(codes.map((code) => [code, failure(code, (status) => status)]))
}

/** The named shapes, for the components of the document. */
export function sharedSchemas(): Record<string, JsonSchema> {
  const { schemas } = z.toJSONSchema(named, { uri: (id) => `#/components/schemas/${id}` })
  const shapes = Object.entries(schemas).map(([name, { $schema, $id, ...json }]) => [name, json])
  return { Failure: failureSchema, ...Object.fromEntries(shapes) }
}

const failureSchema: JsonSchema = {
  type: 'object',
  required: ['result_code', 'data'],
  additionalProperties: false,
  properties: {
    result_code: {
      type: 'integer',
      description: 'The HTTP status, unless the call says otherwise',
    },
    data: {
      type: 'object',
      required: ['message'],
      additionalProperties: false,
      properties: {
        message: { type: 'string', description: 'A sentence for whoever made the call' },
        errors: {
          type: 'object',
          additionalProperties: { type: 'string' },
          description: 'What is wrong, by the posted name of each field',
        },
      },
    },
  },
}

function shared(code: ErrorCode) {
  return { $ref: `#/components/responses/${code}` }
}

function failure(code: ErrorCode, failureCode: FailureCode) {
  const seconds = { description: 'Seconds to wait', schema: { type: 'integer' } }
  return {
    description: errors[code],
    ...(retryLater.includes(code) && { headers: { 'Retry-After': seconds } }),
    content: {
      'application/json': {
        schema: {
          allOf: [{ $ref: '#/components/schemas/Failure' }],
          properties: { result_code: resultCode(statusOf[code], failureCode) },
        },
      },
    },
  }
}

/** A wrong key is described apart from a missing session, whichever code a call uses for that. */
function resultCode(status: number, failureCode: FailureCode) {
  const own = failureCode(status)
  return status === statusOf.signed_out && own !== status ? { enum: [own, status] } : { const: own }
}

function successSchema(answer: z.ZodObject): JsonSchema {
  const whole = z.object({ result_code: z.literal(1), ...answer.shape })
  const { $schema, $defs, ...json } = z.toJSONSchema(whole, { metadata: named })
  return JSON.parse(JSON.stringify(json).replaceAll('#/$defs/', '#/components/schemas/'))
}
