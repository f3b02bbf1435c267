import { derivePaperKeys, type PaperKeys } from '#domain/owner-checks/seal-paper.ts'
import type { Env } from '#server/env.ts'

/**
 * The keys that papers are encrypted with: those of the setting, then the one derived from SECRET,
 * for papers that were encrypted before the setting.
 */
export function readPaperKeys(
  { PAPER_KEYS = [] }: Pick<Env, 'PAPER_KEYS'>,
  secret: Buffer,
): PaperKeys {
  const [first = secret, ...others] = [...PAPER_KEYS.map((each) => Buffer.from(each)), secret]
  return derivePaperKeys([first, ...others])
}
