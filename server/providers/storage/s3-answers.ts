import { XMLParser } from 'fast-xml-parser'
import { z } from 'zod'

const parser = new XMLParser({ parseTagValue: false, isArray: (name) => name === 'Contents' })

const listSchema = z.object({
  ListBucketResult: z.object({
    Contents: z.array(z.object({ Key: z.string() })).default([]),
    NextContinuationToken: z.string().optional(),
  }),
})

const errorSchema = z.object({ Error: z.object({ Code: z.string() }) })

/** One page of the keys in a bucket, and the token of the next page if there is one. */
export function readS3List(bytes: Uint8Array): { keys: string[]; nextToken: string | undefined } {
  const { ListBucketResult: list } = listSchema.parse(parse(bytes))
  return { keys: list.Contents.map(({ Key }) => Key), nextToken: list.NextContinuationToken }
}

/** The error code of S3, such as SignatureDoesNotMatch; undefined when the answer has none. */
export function readS3Error(bytes: Uint8Array): string | undefined {
  try {
    return errorSchema.parse(parse(bytes)).Error.Code
  } catch {
    return undefined
  }
}

function parse(bytes: Uint8Array): unknown {
  return parser.parse(new TextDecoder().decode(bytes))
}
