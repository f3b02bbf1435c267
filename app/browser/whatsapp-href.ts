import { phoneLimits } from '#contract/limits.ts'

/** The link to a WhatsApp chat with an Indian number, with a text to begin with. */
export function whatsappHref(phone: string, text = '') {
  const chat = `https://wa.me/${phoneLimits.prefix.replace('+', '')}${phone}`
  return text ? `${chat}?text=${encodeURIComponent(text)}` : chat
}
