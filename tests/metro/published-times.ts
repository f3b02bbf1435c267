/** A time from platform to platform that somebody published; the first wait is not in it. */
export type PublishedTime = {
  from: string
  to: string
  minutes: number
  /** Where it was read, on 2026-11-18, and from when it is. */
  source: string
}

/**
 * The times that the model is held against; it is fitted to none of them. All that were found are here,
 * also those that contradict each other: of Majlis Park to South Campus the press wrote 40 minutes and
 * the planner of the operator says 34, of ITO to Escorts Mujesar 80 and 63.
 */
export function readPublishedTimes(): PublishedTime[] {
  return [...byPlanner(), ...byPress()]
}

/**
 * Sums of what the route planner of DMRC answers for neighbours, and for a change 5 or 10 minutes:
 * dmrc/graph.json and dmrc/interchange_details.json of github.com/piyush-poddar/MetroGuide, commit
 * 42b5c8e. Whole lines, and their parts between stations where lines meet or end. Links for which the
 * planner says 300 or 360 seconds whatever their length were never measured, so nothing runs over them.
 */
function byPlanner(): PublishedTime[] {
  return minutesAndSeconds('https://github.com/piyush-poddar/MetroGuide', [
    ['delhi/inderlok', 'delhi/mundka', '27:57'],
    ['delhi/peeragarhi', 'delhi/mundka', '11:02'],
    ['delhi/mundka', 'bahadurgarh/brigadier-hoshiyar-singh', '17:05'],
    ['delhi/inderlok', 'bahadurgarh/brigadier-hoshiyar-singh', '45:02'],
    ['delhi/kashmere-gate', 'delhi/mandi-house', '10:22'],
    ['delhi/mandi-house', 'delhi/central-secretariat', '4:42'],
    ['delhi/central-secretariat', 'delhi/lajpat-nagar', '10:42'],
    ['delhi/lajpat-nagar', 'delhi/kalkaji-mandir', '8:24'],
    ['delhi/kalkaji-mandir', 'delhi/badarpur-border', '16:30'],
    ['delhi/badarpur-border', 'faridabad/escorts-mujesar', '21:01'],
    ['faridabad/escorts-mujesar', 'faridabad/raja-nahar-singh', '6:40'],
    ['delhi/ito', 'faridabad/escorts-mujesar', '63:02'],
    ['delhi/kashmere-gate', 'faridabad/raja-nahar-singh', '78:21'],
    ['delhi/majlis-park', 'delhi/netaji-subhash-place', '9:02'],
    ['delhi/netaji-subhash-place', 'delhi/rajouri-garden', '10:45'],
    ['delhi/rajouri-garden', 'delhi/dilli-haat-ina', '23:12'],
    ['delhi/dilli-haat-ina', 'delhi/lajpat-nagar', '5:05'],
    ['delhi/lajpat-nagar', 'delhi/mayur-vihar-1', '13:37'],
    ['delhi/karkarduma', 'delhi/welcome', '8:10'],
    ['delhi/welcome', 'delhi/shiv-vihar', '11:34'],
    ['delhi/majlis-park', 'delhi/durgabai-deshmukh-south-campus', '33:37'],
    ['delhi/dashrathpuri', 'delhi/terminal-1-igi-airport', '9:22'],
    ['delhi/terminal-1-igi-airport', 'delhi/hauz-khas', '14:50'],
    ['delhi/hauz-khas', 'delhi/kalkaji-mandir', '10:37'],
    ['delhi/kalkaji-mandir', 'delhi/okhla-vihar', '8:53'],
    ['delhi/kalindi-kunj', 'noida/botanical-garden', '5:50'],
    ['delhi/dwarka-kakrola', 'delhi/najafgarh', '6:20'],
    ['delhi/dwarka-kakrola', 'delhi/dhansa-bus-stand', '10:56'],
    ['delhi/new-delhi', 'delhi/igi-airport', '16:18'],
    ['delhi/new-delhi', 'delhi/dwarka-sector-21', '19:22'],
    ['delhi/new-delhi', 'delhi/yashobhoomi-dwarka-sector-25', '21:26'],
    ['gurugram/sikanderpur', 'gurugram/cyber-city', '5:10'],
    ['gurugram/sikanderpur', 'gurugram/sector-55-56', '10:41'],
    ['gurugram/phase-3', 'gurugram/sector-55-56', '19:31'],
    // With a change: at Kashmere Gate, Sikanderpur, Central Secretariat, Azadpur, Kashmere Gate.
    ['delhi/rithala', 'delhi/rajiv-chowk', '44:34'],
    ['gurugram/cyber-city', 'delhi/rajiv-chowk', '58:16'],
    ['delhi/nehru-place', 'delhi/rajiv-chowk', '26:22'],
    ['faridabad/old-faridabad', 'delhi/rajiv-chowk', '59:04'],
    ['delhi/samaypur-badli', 'delhi/rajouri-garden', '37:21'],
    ['delhi/dilshad-garden', 'delhi/rajiv-chowk', '34:30'],
  ])
}

/** What DMRC, NMRC and the Rapid Metro told newspapers; a range is its middle. */
function byPress(): PublishedTime[] {
  return Object.entries(pressTimes).flatMap(([source, times]) => minutesAndSeconds(source, times))
}

type Times = [from: string, to: string, time: `${number}:${string}`][]

/** By the address and the day of the page. */
const pressTimes: Record<string, Times> = {
  'https://www.financialexpress.com/infrastructure/delhi-metro-pink-line-durgabai-deshmukh-lajpat-nagar-section-starts-in-august-how-much-time-you-will-save/1261496/ (2018-07-28)':
    [
      ['delhi/dilli-haat-ina', 'delhi/lajpat-nagar', '5:07'],
      ['delhi/hauz-khas', 'delhi/lajpat-nagar', '16:13'],
      ['delhi/dilli-haat-ina', 'delhi/rajouri-garden', '23:38'],
      ['delhi/lajpat-nagar', 'delhi/rajouri-garden', '28:45'],
    ],
  'http://www.financialexpress.com/infrastructure/delhi-metro-pink-line-heres-how-much-time-commuters-will-save-with-it/1098361/ (2018-03-14)':
    [['delhi/majlis-park', 'delhi/durgabai-deshmukh-south-campus', '40:00']],
  'https://www.ndtv.com/delhi-news/north-to-south-campus-possible-within-minutes-on-delhi-metro-pink-line-1822947 (2018-03)':
    [['delhi/vishwavidyalaya', 'delhi/durgabai-deshmukh-south-campus', '40:00']],
  'https://www.hindustantimes.com/delhi-news/two-train-changes-on-shiv-vihar-trilokpuri-stretch-of-delhi-metro-that-opens-on-wednesday/story-4C1p4nIoYIT3rv9yoivUrN.html (2018-10-30)':
    [['delhi/shiv-vihar', 'delhi/trilokpuri-sanjay-lake', '35:00']],
  'https://www.indiatoday.in/india/story/delhi-metro-pink-line-lajpat-nagar-mayur-vihar-opens-today-1420285-2018-12-31':
    [['delhi/lajpat-nagar', 'delhi/mayur-vihar-1', '10:00']],
  'https://indianexpress.com/article/cities/delhi/new-metro-corridor-brings-t-1-closer-reduces-noida-gurgaon-travel-time-5190159/ (2018-05-25)':
    [
      ['noida/botanical-garden', 'delhi/janakpuri-west', '60:00'],
      ['gurugram/millennium-city-centre', 'noida/botanical-garden', '50:00'],
    ],
  'http://www.businesstoday.in/current/economy-politics/noida-kalkaji-delhi-metro-link-june-travel-time-gurugram/story/250331.html (2017-04-19)':
    [['noida/botanical-garden', 'delhi/terminal-1-igi-airport', '40:00']],
  'https://www.firstpost.com/india/delhi-metros-magenta-line-open-to-public-from-5-pm-expected-to-ferry-over-3-6-lakh-commuters-daily-4275079.html (2017-12-25)':
    [['noida/botanical-garden', 'delhi/kalkaji-mandir', '19:00']],
  'https://indianexpress.com/article/cities/delhi/delhi-pm-modi-inaugurates-mundka-bahadurgarh-metro-corridor-5231847/ (2018-06-25)':
    [
      ['delhi/inderlok', 'bahadurgarh/brigadier-hoshiyar-singh', '50:00'],
      ['delhi/kirti-nagar', 'bahadurgarh/brigadier-hoshiyar-singh', '50:00'],
    ],
  'https://www.hindustantimes.com/noida/delhi-metro-s-red-line-extension-set-to-improve-commute-between-delhi-and-ghaziabad/story-Q26MAPVXpTy8QFByrqQNhI.html (2019-02-15)':
    [
      ['delhi/dilshad-garden', 'ghaziabad/shaheed-sthal', '16:00'],
      ['ghaziabad/shaheed-sthal', 'delhi/rithala', '57:00'],
      ['ghaziabad/shaheed-sthal', 'delhi/rajiv-chowk', '44:00'],
    ],
  'https://www.business-standard.com/amp/article/current-affairs/delhi-metro-s-new-heritage-line-now-open-to-public-all-you-need-to-know-117052900633_1.html (2017-05-29)':
    [['delhi/kashmere-gate', 'delhi/ito', '11:00']],
  'https://business-standard.com/amp/article/pti-stories/with-metro-faridabad-hopes-for-better-days-115090400745_1.html (2015-09-04)':
    [['delhi/ito', 'faridabad/escorts-mujesar', '80:00']],
  'http://www.ndtv.com/cities/metro-to-chug-into-gurgaon-on-monday-421351 (2010-06-20)': [
    ['delhi/qutab-minar', 'gurugram/millennium-city-centre', '25:00'],
  ],
  'https://www.askbihar24x7.com/2010/09/south-delhi-metro-line-inaugurated.html (2010-09-03)': [
    ['delhi/jahangirpuri', 'gurugram/millennium-city-centre', '80:00'],
  ],
  'https://www.financialexpress.com/business/infrastructure-pm-modi-surprises-delhi-metro-commuters-boards-ride-to-attend-delhi-university-centenary-celebrations-all-details-here-3149272/ (2023-06-30)':
    [['delhi/lok-kalyan-marg', 'delhi/vishwavidyalaya', '24:00']],
  'https://www.mid-day.com/news/india-news/article/metro-trains-running-at-120-kmph-on-airport-line-23309598 (2023-09-18)':
    [
      ['delhi/new-delhi', 'delhi/igi-airport', '15:30'],
      ['delhi/new-delhi', 'delhi/dwarka-sector-21', '19:00'],
      ['delhi/new-delhi', 'delhi/yashobhoomi-dwarka-sector-25', '21:00'],
    ],
  'https://www.livemint.com/news/india/noida-metro-aqua-line-fast-trains-starts-tomorrow-to-not-stop-at-10-stations-during-rus-11612692459811.html (2021-02-07)':
    [
      ['noida/noida-sector-51', 'noida/greater-noida-depot', '45:43'],
      ['noida/noida-sector-51', 'noida/pari-chowk', '37:00'],
    ],
  'http://indianexpress.com/article/india/second-phase-of-gurgaons-rapid-metro-thrown-open-4594408/ (2017-03-31)':
    [['gurugram/phase-3', 'gurugram/sector-55-56', '22:00']],
  'https://www.inuth.com/india/after-two-years-of-delay-rapid-metro-phase-2-to-begin-in-gurgaon-today/ (2017-03-31)':
    [['gurugram/sikanderpur', 'gurugram/sector-55-56', '11:00']],
}

function minutesAndSeconds(source: string, times: Times): PublishedTime[] {
  return times.map(([from, to, time]) => {
    const [minutes = 0, seconds = 0] = time.split(':').map(Number)
    return { from, to, minutes: minutes + seconds / 60, source }
  })
}
