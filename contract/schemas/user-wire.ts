import { photoPath } from '#contract/pictures.ts'

type Person = { name: string; phone: string | null; email: string; photo: string | null }

/** A user in the wire shape. */
export function userToWire({ name, phone, email, photo }: Person) {
  return {
    user_name: name,
    phone_no: phone ?? '',
    user_email: email,
    profile_url: photo ? photoPath(photo) : '',
  }
}
