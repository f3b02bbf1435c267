import { derivePaperKeys, type PaperKeys } from '#domain/owner-checks/seal-paper.ts'
import type { Env } from '#server/env.ts'

/** The keys of papers: those of the setting, and the one of SECRET for what waits since before it. */
export function readPaperKeys(
  { PAPER_KEYS = [] }: Pick<Env, 'PAPER_KEYS'>,
  secret: Buffer,
): PaperKeys {
  const [first = secret, ...others] = [...PAPER_KEYS.map((each) => Buffer.from(each)), secret]
  return derivePaperKeys([first, ...others])
}
