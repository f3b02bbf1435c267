import { photoPath } from '#contract/listing/pictures.ts'

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

type WireUser = { user_name: string; phone_no: string; user_email: string; profile_url?: string }

/** A user under our names. */
export function userFromWire({ user_name, phone_no, user_email, profile_url }: WireUser) {
  return { name: user_name, phone: phone_no, email: user_email, photo: profile_url }
}

/** A list of users under our names. */
export function usersFromWire({ user_data }: { user_data: readonly WireUser[] }) {
  return user_data.map(userFromWire)
}
