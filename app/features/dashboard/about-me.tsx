import { Avatar } from '#app/ui/avatar.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { displayName } from '#contract/format/names.ts'
import { formatPhone } from '#contract/format/phones.ts'
import * as styles from '#app/features/dashboard/dashboard.module.css'

type AboutMeProps = { name: string; phone: string; email: string; photo: string | null }

/** How others reach the owner, and the link to change it. */
export function AboutMe({ name, phone, email, photo }: AboutMeProps) {
  return (
    <section className={styles.me} aria-label="My contact details">
      <Avatar name={name} photo={photo} large />
      <div className={styles.contact}>
        <h2>{displayName(name)}</h2>
        <ul>
          <li className="number">{formatPhone(phone)}</li>
          {email && <li>{email}</li>}
        </ul>
      </div>
      <div className={styles.buttons}>
        <ButtonLink to="/dashboard/profile_tab" variant="quiet" small>
          <Icon name="pencil" />
          Edit Profile
        </ButtonLink>
        <ButtonLink to="/logout" reloadDocument variant="plain" small>
          <Icon name="log-out" />
          Logout
        </ButtonLink>
      </div>
    </section>
  )
}
