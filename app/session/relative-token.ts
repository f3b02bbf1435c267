import { relativeCookie } from '#contract/family-path.ts'

const pattern = new RegExp(`(?:^|;\\s*)(__Host-)?${relativeCookie}=([\\w-]{20,100})(?:;|$)`)

/** The secret by which a browser is known on family lists; with https only under its safe name. */
export function readRelativeToken(request: Request, publicUrl: string): string | undefined {
  const [, prefix, token] = pattern.exec(request.headers.get('cookie') ?? '') ?? []
  return Boolean(prefix) === publicUrl.startsWith('https:') ? token : undefined
}
