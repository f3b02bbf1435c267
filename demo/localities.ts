import type { City } from '#contract/options.ts'

/** How much a locality costs within its city, and what is found there. */
export type LocalityClass = 'prime' | 'good' | 'fair' | 'modest'
type LocalityUse = 'mixed' | 'work' | 'village'
export type LocalityRank = { class: LocalityClass; use: LocalityUse }

/** What the locality is like; undefined where nobody offers property, e.g. a cantonment. */
export function rankLocality(city: City, name: string): LocalityRank | undefined {
  const lists = localities[city]
  if (has(lists.none, name)) return undefined
  const use = has(lists.work, name) ? 'work' : has(lists.village, name) ? 'village' : 'mixed'
  return { class: classOf(lists, name, use), use }
}

function classOf(lists: CityLists, name: string, use: LocalityUse): LocalityClass {
  if (has(lists.prime, name)) return 'prime'
  if (has(lists.good, name)) return 'good'
  return use === 'village' || has(lists.modest, name) ? 'modest' : 'fair'
}

type CityLists = {
  prime: RegExp
  good: RegExp
  modest: RegExp
  village: RegExp
  work: RegExp
  none: RegExp
}

const nothing = /^$/

/** Patterns of whole names; a locality that no list names is fair, homes and shops mixed. */
const localities: Record<City, CityLists> = {
  gurugram: {
    prime:
      /^(DLF Phase [1245]|Golf Course Road|Nirvana Country|Sushant Lok 1|Sector (42|43|53|54|58|59|61|62|63A?|65)|(DLF )?Cyber City)$/,
    good: /^(DLF Phase 3|South City 1|Sushant Lok.*|Suncity|Ardee City|Malibu Town|Uppal Southend|Mayfield Garden|Green Woods City|Sohna Road|Dwarka Expressway|Esencia|Garden City|Palam Vihar.*|Civil Lines|Udyog Vihar|Sector (14|15.*|17|2[3-9]A?|3[0-2]|38|39|4[0145-9]|5[0-25-7]|60|64|6[6-9]A?|70A?|10[2-6]|109|11[0-3]A?))$/,
    modest:
      /^(Sohna Sector .*|Basai|Kadipur|Laxman Vihar|Rajendra Park|Maruti Kunj|Sihi|Dhanwapur|Sheetla Colony|Anamika Enclave|Chandan Vihar|Dharam Colony|Saraswati Enclave)$/,
    village:
      /^(Sohna|Bhondsi|Dhorka|Garauli Khurd|Behrampur Village|Ullahawas|Gwal Pahari|Kherki Daula|Dhankot|Manesar)$/,
    work: /^((DLF )?Cyber City|Udyog Vihar|IMT Manesar|Sector (18|29|32|34))$/,
    none: nothing,
  },
  delhi: {
    prime:
      /^(Anand Lok|Chanakyapuri|Defence Colony|Greater Kailash \d|Green Park|Hauz Khas|Panchsheel Park|Pamposh Enclave|Vasant Vihar|South Extension \d|(New )?Friends Colony|Nizamuddin|Lodhi (Colony|Road)|SDA|Safdarjung( Enclave)?|Shanti Niketan Marg|Sunder Nagar|Uday Park|Jangpura|Kailash Colony|Connaught Place|Barakhamba Road|Janpath|Civil Lines|Punjabi Bagh|Aerocity)$/,
    good: /^(Alaknanda|East Of Kailash|Chittaranjan Park|Kalkaji|Lajpat Nagar.*|Malviya Nagar|Saket|.*Vasant Kunj.*|Rajouri Garden|Model Town \d|Ashok Vihar Phase \d|Pitampura|Shalimar [Bb]agh|Preet Vihar|Karol Bagh|Rajinder Nagar|(East|West) Patel Nagar|Patel Nagar (East|West)|Janakpuri|Dwarka( Sector .*)?|Paschim Vihar|Vikaspuri|Mayur Vihar( Phase)? 1|Sarita Vihar.*|Jasola|Sukhdev Vihar|IP Extension|Indraprastha Extension|Patparganj|Vivek Vihar|Anand Vihar|Prashant Vihar|Kirti Nagar|Naraina Vihar|Inderpuri|Gujranwala Town|Kamla Nagar|Mukherjee Nagar|Outram Lines|R K Puram|Munirka|Moti Bagh|Shivalik Colony|Gautam Nagar|Yusuf Sarai|Rohini Sector (7|8|9|13)|Amar Colony|Sarojini Nagar|Jangpura B|Meera Bagh|Hauz Khas Village|Nehru Place|Bhikaji Cama Place|Sainik Farms)$/,
    modest:
      /^(Sangam Vihar|.*Uttam Nagar.*|Nangloi|Mohan Garden|Badarpur|Devli|Aya Nagar.*|Matiala|Bindapur|Raja Puri|Sadh Nagar|Goyla Dairy|Vipin Garden|Kiran Garden|Sant Nagar Burari|Jamia Nagar|Zakir Nagar|Abul Fazal.*|Dabri|Nawada|Kapashera|Pochanpur Colony|Palam.*|Mahavir Enclave.*|Rama Park|Sewak Park|Om Vihar|Jawahar Park|Neb Sarai|Param Puri|Shiv Nagar|Vaishali Colony|Bhagwati Garden.*|Virender Nagar|Sainik Nagar|Raj Nagar 2|Dwarka Mor|Tughlakabad Extension)$/,
    village: /^(Najafgarh|Narela|Bijwasan|Sat Bari)$/,
    work: /^(Connaught Place|Barakhamba Road|Janpath|Nehru Place|Bhikaji Cama Place|Asaf Ali Road|Okhla.*|Mayapuri Phase 2|Laxmi Nagar District Centre|Chandni Chowk|Chawri Bazar|Aerocity|Qutab Institutional Area|Mathura Road|Wazirpur|Lawrence Road)$/,
    none: /^(Aashirwaad Chowk|India Gate|ITO|INA|JNU|Mandi House|Pragati Maidan|Delhi Cantt|Feroze Shah Road|Delhi University.*|Majnu ka Tila|Jama Masjid|Freedom Fighters Enclave)$/,
  },
  noida: {
    prime: /^(Sector (26|27|30|44|47|50|93[AB]?|128)|Jaypee Greens)$/,
    good: /^(Sector (19|2[0-9]|3\d|4\d|5[0-36]|6[12]|7\d|82|10\d|110|11[79]|12[0159]|13\d|143[AB]?|144|15[01]|168|16|18)|Noida-Greater Noida Expressway|Eldeco Green Meadows|Jalvayu Vihar)$/,
    modest:
      /^(Bhangel|Mamura|Sarfabad|Haraula|Nithari|Chhalera|Gijhore|Sadarpur|Hindon Vihar|Shahberi|Sultanpur|Surajpur.*)$/,
    village: /^(Yamuna Expressway|Chuharpur Khadar|Sadullapur|Patwari)$/,
    work: /^(Sector (2|3|5|8|10|16|18|5[789]|6[035]|125|132|135|144)|Surajpur.*|Greater Noida (Knowledge Park|Tech ?[Zz]one).*)$/,
    none: /^(Pari Chowk|Taj Expressway)$/,
  },
  ghaziabad: {
    prime: /^(Kaushambi|Ramprastha Greens|Raj Nagar|Kavi Nagar|Mahagunpuram|Judges Enclave)$/,
    good: /^(Indirapuram|.* Khand.*|Vaishali.*|Vasundhara.*|Shipra Suncity|Wave City|Ramprastha Colony|Surya Nagar|Siddhartha Vihar|Gulmohur Greens)$/,
    modest:
      /^(Bhopura|Lal Kuan|Chipiyana Buzurg|Bahrampur|Indergarhi|Mehrauli|Garhi|Nand Gram|Sain Vihar|Sunder Puri|Rampuri)$/,
    village: /^(Dasna|Morta|Mahurali|Shahpur Bamheta)$/,
    work: /^(Meerut Road|Hapur Road)$/,
    none: nothing,
  },
  faridabad: {
    prime: /^(Sector (14|15|16A?|17|21[A-D]?)|Charmwood Village)$/,
    good: /^(Sector (7|8|9|10|11|12|19|28|29|3[0-7]|4[1-9]|7[578]|8\d|91)|Greenfield Colony|Ashoka Enclave.*|Springfield Colony|SRS Pearl|Sainik Colony|Aravali Vihar)$/,
    modest:
      /^(Jawahar Colony|Dabua Colony|Sanjay Colony|Parvatiya Colony|SGM Nagar|Indraprastha Colony|Chawla Colony|Sector (22|23|5[56]A?))$/,
    village: /^(Tigaon|Neharpar)$/,
    work: /^(Sector 12|New Industrial Township)$/,
    none: nothing,
  },
  hisar: {
    prime: /^(Model Town|Sector 14|Sector 16-17|Urban Estate II)$/,
    good: /^(Vidyut Nagar|Jahaj Pul|Hisar City|Adarsh Nagar|Patel Nagar|HTM Area|Vijay Nagar)$/,
    modest: /^(Sanjay Nagar|Indira Colony|Surya Nagar|Sant Nagar)$/,
    village:
      /^(Dabra|Dhandoor|Dhansu|Gangwa|Kaimri|Ladwa|Ludas|Mirzapur|Muklan|Neoli Kalan|Niyana|Patan|Satrod .*|Shahpur|Talwandi Rana)$/,
    work: nothing,
    none: /^(Hisar Cantt|Police Lines)$/,
  },
  bhiwani: {
    prime: /^(Sector 13|Sector 23)$/,
    good: /^(DC Colony|MC Colony|Krishna Colony|Vidya Nagar)$/,
    modest: /^(Balmiki Basti|Rajiv Colony)$/,
    village:
      /^(Bapora|Devsar|Dhana .*|Dhani .*|Dhirana|Dinod|Govindpura|Gujrani|Haluwas.*|Kaluwas|Kaunt|Nathuwas|Ninan|Paluwas|Prahladgarh|Rajpura Kharkari|Sui|Tigrana|Umrawat)$/,
    work: nothing,
    none: /^(Police Lines)$/,
  },
}

function has(pattern: RegExp, name: string) {
  return pattern.test(name)
}
