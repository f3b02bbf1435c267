import type { City } from '#contract/options.ts'

/**
 * The localities that people name first when they look for a home, best known first. The demo is
 * spread as a real market is: most of it lies here.
 */
// biome-ignore format: several names fit in a line
export const wellKnownPlaces: Record<City, readonly string[]> = {
  delhi: [
    'Dwarka', 'Rohini', 'Saket', 'Pitampura', 'Janakpuri', 'Lajpat Nagar', 'Karol Bagh',
    'Vasant Kunj', 'Connaught Place', 'Hauz Khas', 'Malviya Nagar', 'Rajouri Garden',
    'Laxmi Nagar', 'Greater Kailash 1', 'Greater Kailash 2', 'South Extension 1',
    'South Extension 2', 'Defence Colony', 'Punjabi Bagh', 'Paschim Vihar', 'Uttam Nagar',
    'Vikaspuri', 'Green Park', 'Kalkaji', 'Mayur Vihar Phase 1', 'Patparganj', 'Preet Vihar',
    'Mukherjee Nagar', 'Model Town 2', 'Shalimar Bagh', 'Vasant Vihar', 'New Friends Colony',
    'Chittaranjan Park', 'Munirka', 'RK Puram', 'Safdarjung Enclave', 'Tilak Nagar',
    'Kirti Nagar', 'Dilshad Garden', 'Shahdara', 'East of Kailash', 'Kailash Colony',
    'Jangpura', 'Civil Lines', 'Kamla Nagar', 'GTB Nagar', 'Mahipalpur', 'Chhattarpur',
    'Mehrauli', 'Sarita Vihar', 'Ashok Vihar Phase 1', 'Vivek Vihar', 'IP Extension',
    'Moti Nagar', 'East Patel Nagar', 'Rajinder Nagar', 'Subhash Nagar', 'Dwarka Mor',
    'Dwarka Sector 6', 'Dwarka Sector 10', 'Dwarka Sector 11', 'Rohini Sector 9',
    'Krishna Nagar', 'Anand Vihar', 'Lajpat Nagar 2', 'Hari Nagar', 'Alaknanda',
  ],
  gurugram: [
    'Golf Course Road', 'Sohna Road', 'DLF Phase 1', 'DLF Phase 2', 'DLF Phase 3',
    'DLF Phase 4', 'DLF Phase 5', 'Sushant Lok 1', 'Sector 56', 'Sector 57', 'Palam Vihar',
    'Sector 14', 'South City 1', 'Sector 45', 'Sector 49', 'Nirvana Country', 'Sector 31',
    'Sector 43', 'Sector 23', 'Sector 54', 'Dwarka Expressway', 'Sector 67', 'Sector 65',
    'Sector 82', 'Sector 102', 'Sector 37D', 'Sector 52', 'Sector 48', 'Sector 47',
    'Sector 46', 'Sector 50', 'Sector 15', 'Sector 17', 'Sector 4', 'Manesar', 'Ardee City',
    'Malibu Town', 'Sushant Lok', 'DLF Cyber City', 'Udyog Vihar', 'Sector 29',
    'Civil Lines', 'Sector 92', 'Sector 62',
  ],
  noida: [
    'Sector 62', 'Sector 18', 'Noida Extension', 'Sector 50', 'Sector 137', 'Sector 78',
    'Sector 76', 'Sector 75', 'Sector 74', 'Sector 77', 'Sector 15', 'Sector 44', 'Sector 93',
    'Sector 45', 'Sector 12', 'Sector 61', 'Sector 51', 'Sector 52', 'Sector 128',
    'Sector 150', 'Sector 143', 'Greater Noida', 'Sector 27', 'Sector 22', 'Sector 34',
    'Sector 37', 'Sector 41', 'Sector 71', 'Sector 73', 'Sector 110', 'Sector 119',
    'Sector 121', 'Sector 168', 'Greater Noida Alpha 1', 'Jaypee Greens', 'Sector 16',
    'Sector 63', 'Sector 107', 'Sector 100', 'Sector 11', 'Sector 19',
  ],
  ghaziabad: [
    'Indirapuram', 'Crossings Republik', 'Raj Nagar Extension', 'Vaishali', 'Vasundhara',
    'Kaushambi', 'Raj Nagar', 'Kavi Nagar', 'Sahibabad', 'Mohan Nagar', 'Govindpuram',
    'Siddhartha Vihar', 'Shalimar Garden', 'Wave City', 'Rajendra Nagar', 'Surya Nagar',
    'Ahinsa Khand 2', 'Niti Khand 1', 'Shakti Khand 2', 'Gyan Khand 1', 'Nyay Khand 1',
    'Shipra Suncity', 'Pratap Vihar', 'Lal Kuan',
  ],
  faridabad: [
    'Sector 15', 'Sector 21C', 'Greenfield Colony', 'Sector 16', 'Sector 14', 'Sector 37',
    'Sector 46', 'Sector 86', 'Sector 88', 'NIT', 'Ballabhgarh', 'Old Faridabad', 'Sector 31',
    'Sector 82', 'Sector 81', 'Sector 85', 'Sector 28', 'Sector 29', 'Charmwood Village',
    'Sainik Colony', 'Sector 9', 'Sector 17', 'Sector 7',
  ],
  hisar: [
    'Model Town', 'Urban Estate 2', 'Sector 14', 'Sector 16-17', 'Jahaj Pul', 'Patel Nagar',
    'Azad Nagar', 'Vidyut Nagar', 'HTM Area', 'Hisar City',
  ],
  bhiwani: [
    'Sector 13', 'Sector 23', 'Vidya Nagar', 'MC Colony', 'DC Colony', 'Krishna Colony',
    'Hanuman Gate',
  ],
}
