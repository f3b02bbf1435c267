/** Who is asking. `null` in a signature means: may be signed out. */
export type Viewer = { id: string; role: Role; name: string; sessionId: string }

/** Administrators are staff who may also make others staff. */
export type Role = 'member' | 'staff' | 'administrator'

/** What the viewer's own pages show in addition. */
export type ViewerDetails = {
  phone: string | null
  email: string
  photo: string | null
  /** How many notifications are unread; counted no further than pages show. */
  unread: number
  /** Whether the viewer has listings. */
  owns: boolean
  /** Whether the viewer has saved a home, asked for a visit or talked to an owner. */
  seeks: boolean
}

export function isStaff({ role }: Pick<Viewer, 'role'>): boolean {
  return role !== 'member'
}
