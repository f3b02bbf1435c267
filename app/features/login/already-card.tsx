import { Link } from 'react-router'
import { Avatar } from '#app/ui/avatar.tsx'
import { Icon } from '#app/ui/icon.tsx'
import * as messages from '#contract/messages.ts'
import { displayName } from '#contract/names.ts'
import * as styles from '#app/features/login/login.module.css'

type AlreadyCardProps = { name: string; photo: string | null; target: string }

/** Shown in place of the login to somebody who is signed in already. */
export function AlreadyCard({ name, photo, target }: AlreadyCardProps) {
  return (
    <Link className={styles.already} to={target} replace>
      <Avatar name={name} photo={photo} />
      <span>
        <span className="small soft">{messages.login.alreadyLogin}</span>
        <b>{displayName(name)}</b>
      </span>
      <Icon name="arrow-right" />
    </Link>
  )
}
