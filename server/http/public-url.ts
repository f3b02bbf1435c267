import { z } from 'zod'

type Given = { NODE_ENV: string; PUBLIC_URL?: string | undefined }

/** The public address. It has no path, since cookies, links and scripts belong to a whole host. */
export const publicUrl = z
  .url({ protocol: /^https?$/, error: 'must be a web address, like https://basera.example' })
  .refine(
    (address) => /^[^?#@]*$/.test(address) && (URL.parse(address)?.pathname ?? '/') === '/',
    'must be the address of the whole host without a path, like https://basera.example',
  )
  .transform((address) => address.replace(/\/$/, ''))

/** Whether the public address is this machine itself, which it is when none is given. */
export function isThisMachine(address: string | undefined): boolean {
  if (!address) return true
  const host = URL.parse(address)?.hostname ?? ''
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(host)
}

/**
 * Refuses production without https: its cookies would not be Secure. To try production on your own
 * machine, the local address must be set explicitly, so that a forgotten PUBLIC_URL is never taken
 * for it.
 */
export function checkPublicUrl({ NODE_ENV, PUBLIC_URL }: Given, context: z.RefinementCtx) {
  if (NODE_ENV !== 'production' || PUBLIC_URL?.startsWith('https:')) return
  if (PUBLIC_URL && isThisMachine(PUBLIC_URL)) return
  context.addIssue({
    code: 'custom',
    path: ['PUBLIC_URL'],
    message:
      'with NODE_ENV=production it must be the https address that people use, or http://localhost to try it out here',
  })
}
