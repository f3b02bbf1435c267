import { phoneLimits } from '#contract/limits.ts'

/** A chat with an Indian number in WhatsApp, with what is written there to begin with. */
export function whatsappHref(phone: string, text = '') {
  const chat = `https://wa.me/${phoneLimits.prefix.replace('+', '')}${phone}`
  return text ? `${chat}?text=${encodeURIComponent(text)}` : chat
}
