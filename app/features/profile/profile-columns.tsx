import type { ComponentProps } from 'react'
import { AlertPanel } from '#app/features/profile/alert-panel.tsx'
import { DataPanel } from '#app/features/profile/data-panel.tsx'
import { DeviceList } from '#app/features/profile/device-list.tsx'
import { LedgerPanel } from '#app/features/profile/ledger-panel.tsx'
import { LocationPanel } from '#app/features/profile/location-panel.tsx'
import { ProfileForm } from '#app/features/profile/profile-form.tsx'
import { ProfilePanel } from '#app/features/profile/profile-panel.tsx'
import { ProfilePhoto } from '#app/features/profile/profile-photo.tsx'
import { SearchPanel } from '#app/features/profile/search-panel.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import * as styles from '#app/features/profile/profile.module.css'

type ProfileColumnsProps = ComponentProps<typeof ProfileForm> &
  ComponentProps<typeof ProfilePhoto> &
  ComponentProps<typeof SearchPanel> &
  ComponentProps<typeof DeviceList> &
  ComponentProps<typeof LocationPanel> &
  ComponentProps<typeof AlertPanel> &
  ComponentProps<typeof LedgerPanel> &
  ComponentProps<typeof DataPanel>

/** My Profile: everything we know about a person, to see and to change. */
export function ProfileColumns({
  name,
  email,
  phone,
  photo,
  now,
  ...profile
}: ProfileColumnsProps) {
  return (
    <>
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
          <ProfilePanel title="My messages">
            <AlertPanel
              mutedAlerts={profile.mutedAlerts}
              wantsPromotions={profile.wantsPromotions}
            />
          </ProfilePanel>
          <ProfilePanel title="Numbers">
            <LedgerPanel
              shownTo={profile.shownTo}
              blocked={profile.blocked}
              seen={profile.seen}
              now={now}
            />
          </ProfilePanel>
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
            <DataPanel codeLength={profile.codeLength} />
          </ProfilePanel>
        </div>
      </div>
    </>
  )
}
