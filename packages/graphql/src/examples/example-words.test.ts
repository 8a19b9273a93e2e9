import { expect, it } from 'vitest';
import { exampleId, exampleNumber, exampleText } from './example-words.ts';

it.each([
  ['avatarColor', '#3366cc'],
  ['avatarUrl', 'https://example.org/'],
  ['imageURL', 'https://example.org/'],
  ['emailAddress', 'ada@example.org'],
  ['ipAddress', '192.0.2.1'],
  ['clientIPv4', '192.0.2.1'],
  ['imageURLs', 'https://example.org/'],
  ['DNSName', 'Example dns name'],
  ['OAuthScope', 'Example oauth scope'],
  ['gitHubOAuthScope', 'Example github oauth scope'],
  ['macOSDrives', 'Example macos drives'],
  ['macOSVersions', '1.4.2'],
  ['iPhoneModel', 'Example iphone model'],
  ['MARIOSet', 'Example mario set'],
  ['handle', 'example'],
  ['userHandle', 'ada'],
  ['shipping_address', 'Example Street 1'],
  ['billingAddresses', 'Example Street 1'],
  ['streetAddress1', 'Example Street 1'],
  ['streetAddress2', 'Apartment 4'],
  ['addressLine2', 'Apartment 4'],
  ['cities', 'Stuttgart'],
  ['locality', 'Stuttgart'],
  ['lens', 'Example lens'],
  ['phoneNumbers', '+49 711 123456'],
  ['countryCode', 'DE'],
  ['regionCode', 'Example region code'],
  ['contextModule', 'Example context module'],
  ['contentType', 'Example content type'],
  ['profile', 'Example profile'],
  ['createdAt', '2025-03-14T09:26:53Z'],
  ['saleDate', '2025-03-14'],
  ['startDate', '2025-03-14'],
  ['endDate', '2026-03-14'],
  ['expiresAt', '2026-03-14T09:26:53Z'],
  ['endDateTime', '2026-03-14T09:26:53Z'],
  ['finishedAt', '2026-03-14T09:26:53Z'],
  ['toDate', '2026-03-14'],
  ['addedToCartAt', '2025-03-14T09:26:53Z'],
  ['validUntil', '2026-03-14T09:26:53Z'],
  ['iso8601', '2025-03-14T09:26:53Z'],
  ['unixTimestamp', '1741944413'],
  ['epochSeconds', '1741944413'],
  ['unixGroup', 'Example unix group'],
  ['latestPaymentDate', '2025-03-14'],
  ['dateOfBirth', '2025-03-14'],
  ['timeZone', 'Europe/Berlin'],
  ['timezone', 'Europe/Berlin'],
  ['discountAmount', '19.99'],
  ['coffee', 'Example coffee'],
  ['expirationMonth', '03'],
  ['expirationYear', '2025'],
  ['format', 'Example format'],
  ['fileHash', '2fd4e1c67a2d28fced849ee1bb76e7391b93eb12'],
  ['mimeType', 'image/png'],
  ['bodyHtml', '<p>Hello, world</p>'],
  ['markdown', 'Hello, **world**'],
  ['paid', 'Example paid'],
])('says in a text what the last words of its name say: %s', (name, text) => {
  expect(exampleText({ name, of: 'Order' })).toBe(text);
});

it.each([
  ['code', 'Coupon', 'SAVE20'],
  ['handle', 'User', 'ada'],
  ['handle', 'Product', 'example'],
  ['handle', 'UserProfile', 'ada'],
  ['code', 'Country', 'DE'],
  ['code', 'Currency', 'EUR'],
  ['code', 'UserError', 'Example code'],
  ['name', 'City', 'Stuttgart'],
  ['name', 'Country', 'Germany'],
  ['name', 'User', 'Ada Lovelace'],
  ['name', 'UserCore', 'Ada Lovelace'],
  ['name', 'order_contacts', 'Ada Lovelace'],
  ['name', 'CustomerGroup', 'Example customer group'],
  ['name', 'AuthorizationRule', 'Example authorization rule'],
  ['name', 'ProductVariant', 'Example product variant'],
  ['title', 'Country', 'Example country'],
])('says in a text what the type says, if its name does not: %s of %s', (name, of, text) => {
  expect(exampleText({ name, of })).toBe(text);
});

it('identifies one thing in the same way by its own field and by those of others', () => {
  const id = exampleText({ name: 'id', of: 'Artist' });
  expect(id).toMatch(/^\d+$/);
  for (const name of ['artistId', 'artistID', 'artist_ids']) {
    expect(exampleText({ name, of: 'Artwork' })).toBe(id);
  }
});

it('identifies what was deleted as it was identified before', () => {
  const id = exampleText({ name: 'id', of: 'Item' });
  for (const payload of ['DeleteItemPayload', 'ItemDeletePayload', 'RemoveItemPayload']) {
    expect(exampleText({ name: 'deletedItemId', of: payload })).toBe(id);
    expect(exampleText({ name: 'deletedId', of: payload })).toBe(id);
    expect(exampleText({ name: 'id', of: payload })).toBe(id);
  }
});

it.each([
  ['unixTime', 1741944413],
  ['epoch', 42],
  ['totalPages', 3],
  ['totalCount', 3],
  ['totalCents', 1999],
  ['discountedPrice', 1999],
  ['expirationMonth', 3],
  ['taxRate', 20],
  ['birthYear', 2025],
  ['yearOfBirth', 2025],
  ['ageInYears', 42],
  ['within5Years', 42],
  ['createdAt', 1741944413],
  ['block_timestamp', 1741944413],
  ['expiresAt', 1773480413],
  ['startAt', 42],
  ['httpStatus', 200],
  ['heightInCm', 120],
])('says in a number what the last words of its name say: %s', (name, number) => {
  expect(exampleNumber('Int', { name, of: 'Order' })).toBe(number);
});

it.each([
  ['percentTotal', 12.5],
  ['hostFeePercent', 12.5],
  ['taxRate', 0.2],
  ['valueInCents', 1999],
  ['lastSyncId', 42],
])('says in a number with a fraction what its name says: %s', (name, number) => {
  expect(exampleNumber('Float', { name, of: 'Order' })).toBe(number);
});

it.each([
  ['slug', 'PocketShare', 'example'],
  ['code', 'Country', 'DE'],
  ['sku', 'Product', 'SKU-1024'],
])('takes a word for an id that its name says is one: %s of %s', (name, of, text) => {
  expect(exampleId({ name, of }, false)).toBe(text);
});
