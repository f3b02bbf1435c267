import { randomInt } from 'node:crypto'

export type Client = ReturnType<typeof createClient>

type Form = Record<string, string>

/** A browser with cookies at an address of its own; the site must run with TRUST_PROXY=1. */
export function createClient(site: string, address = randomAddress()) {
  const cookies = new Map<string, string>()

  async function request(path: string, body: BodyInit, headers: Form = {}) {
    const reply = await fetch(site + path, {
      method: 'POST',
      body,
      headers: { ...headersFor(), ...headers },
    })
    for (const line of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = line.match(/^([^=]+)=([^;]*)/) ?? []
      cookies.set(name, value)
    }
    return reply
  }

  function headersFor(): Form {
    return {
      'x-api-key': 'basera-web',
      'x-forwarded-for': address,
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    }
  }

  return {
    request,
    headersFor,
    post: (path: string, form: Form) => request(path, new URLSearchParams(form)),
    upload(image: Uint8Array) {
      const form = new FormData()
      form.set('image', new Blob([new Uint8Array(image)]), 'photo.jpg')
      return request('/api/user/upload/profile', form)
    },
    async codeOf(phone: string) {
      const reply = await fetch(`${site}/dev/outbox.json`)
      const { messages } = (await reply.json()) as { messages: { to: string; body: string }[] }
      return messages.find(({ to }) => to === phone)?.body.match(/\d{4,8}/)?.[0] ?? ''
    },
    /** Makes an account and returns its phone. */
    async signUp(full_name = 'Asha Rani') {
      const phone_no = randomPhone()
      const who = { loginSign: 'signup', phone_no }
      await this.post('/api/otp/s', who)
      const u_otp = await this.codeOf(phone_no)
      const person = { full_name, email: `a${phone_no}@example.com` }
      const reply = await this.post('/api/otp/v', { ...who, u_otp, ...person })
      return { phone: phone_no, status: reply.status }
    },
  }
}

export function randomPhone() {
  return `9${randomInt(1e9).toString().padStart(9, '0')}`
}

export function randomAddress() {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`
}
