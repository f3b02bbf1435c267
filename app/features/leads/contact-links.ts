import { telHref } from '#app/browser/tel-href.ts'
import { whatsappHref } from '#app/browser/whatsapp-href.ts'
import { phoneLimits } from '#contract/limits.ts'

/** The ways to reach a person by a link. */
export function contactLinks({ phone, email }: { phone: string; email: string }) {
  const number = `${phoneLimits.prefix}${phone}`
  return {
    call: phone && telHref(number),
    whatsapp: phone && whatsappHref(phone),
    mail: email && `mailto:${email}`,
  }
}
