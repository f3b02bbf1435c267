import { Link } from 'react-router'
import { Avatar } from '#app/ui/avatar.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { displayName } from '#contract/format/names.ts'
import * as texts from '#contract/texts.ts'
import * as styles from '#app/features/login/login.module.css'

type AlreadySignedInProps = { name: string; photo: string | null; target: string }

/** Shown in place of the login to somebody who is signed in already. */
export function AlreadySignedIn({ name, photo, target }: AlreadySignedInProps) {
  return (
    <Link className={styles.already} to={target} replace>
      <Avatar name={name} photo={photo} />
      <span>
        <span className="small soft">{texts.login.alreadyLogin}</span>
        <b>{displayName(name)}</b>
      </span>
      <Icon name="arrow-right" />
    </Link>
  )
}
