import { telHref } from '#app/browser/tel-href.ts'
import { phoneLimits } from '#contract/limits.ts'

/** The ways to reach a person by a link. */
export function contactLinks({ phone, email }: { phone: string; email: string }) {
  const number = `${phoneLimits.prefix}${phone}`
  return {
    call: phone && telHref(number),
    whatsapp: phone && `https://wa.me/${number.replace('+', '')}`,
    mail: email && `mailto:${email}`,
  }
}
