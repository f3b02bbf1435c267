import { servicesContext } from '#app/context.ts'
import { DataPanel } from '#app/features/profile/data-panel.tsx'
import { DeviceList } from '#app/features/profile/device-list.tsx'
import { LocationPanel } from '#app/features/profile/location-panel.tsx'
import { ProfileForm } from '#app/features/profile/profile-form.tsx'
import { ProfilePanel } from '#app/features/profile/profile-panel.tsx'
import { ProfilePhoto } from '#app/features/profile/profile-photo.tsx'
import { SearchPanel } from '#app/features/profile/search-panel.tsx'
import { pageMeta } from '#app/page-meta.ts'
import { loadProfile } from '#app/routes/account/load-profile.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { classes } from '#app/ui/classes.ts'
import { Icon } from '#app/ui/icon.tsx'
import { requireViewer } from '#app/viewer.ts'
import type { Route } from './+types/profile'
import * as styles from '#app/features/profile/profile.module.css'

export const meta = pageMeta({ title: 'My Profile', isPrivate: true })

export function loader({ context, url }: Route.LoaderArgs) {
  return loadProfile(context.get(servicesContext), requireViewer(context, url))
}

export default function ProfilePage({ loaderData: profile }: Route.ComponentProps) {
  const { name, email, phone, photo, now, codeLength } = profile

  return (
    <main className={classes(styles.profile, 'page')}>
      <div className={styles.profileHead}>
        <h1>My Profile</h1>
        <ButtonLink variant="quiet" to="/logout" reloadDocument>
          <Icon name="log-out" />
          Logout
        </ButtonLink>
      </div>
      <div className={styles.profileColumns}>
        <div>
          <ProfilePanel title="About me">
            <ProfilePhoto name={name} photo={photo} />
            <ProfileForm name={name} email={email} phone={phone} />
          </ProfilePanel>
        </div>
        <div>
          <ProfilePanel title="My searches">
            <SearchPanel searches={profile.searches} now={now} />
          </ProfilePanel>
          <ProfilePanel title="My devices">
            <DeviceList devices={profile.devices} now={now} />
          </ProfilePanel>
          <ProfilePanel title="My location">
            <LocationPanel location={profile.location} now={now} />
          </ProfilePanel>
          <ProfilePanel title="My data">
            <DataPanel codeLength={codeLength} />
          </ProfilePanel>
        </div>
      </div>
    </main>
  )
}
