import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createTestClock, ownPage, startTestApp, type TestApp } from '../testing/test-app.ts';

describe('a store by its number', () => {
  let server: TestApp;
  const clock = createTestClock();
  before(async () => {
    server = await startTestApp({ clock });
  });
  after(() => server.stop());
  const ask = async (query: string, headers: Record<string, string> = {}) => {
    const reply = await server.app.inject({
      method: 'POST',
      url: '/apiproxy/v1/graphql',
      headers: { ...ownPage, ...headers },
      payload: { query },
    });
    return reply.json();
  };

  for (const number of ['1001', '1001-100001', ' 1001 '])
    it(`is found as '${number}', D-30`, async () => {
      const { data } = await ask(`{storeByNumber(storeNumber:"${number}"){storeNumber}}`);
      assert.equal(data.storeByNumber.storeNumber, '1001-100001');
    });

  it('that takes stored-value cards only is not offered to guests, ORD-106, ORD-120', async () => {
    const { data } = await ask(`{storeByNumber(storeNumber:"1007"){
      mobileOrdering{guestOrdering svcOnly} amenities{code}}}`);
    assert.deepEqual(data.storeByNumber.mobileOrdering, { guestOrdering: false, svcOnly: true });
    assert.ok(!data.storeByNumber.amenities.some(({ code }: { code: string }) => code === 'GC'));
  });

  it('has every field of the contract, LOC-032', async () => {
    const { data, errors } = await ask(`{storeByNumber(storeNumber:"1014"){
      storeNumber name coordinates{latitude longitude}
      address{singleLine lines city postalCode countrySubdivisionCode countryCode}
      phoneNumber ownershipTypeCode timeZone{timeZoneId}
      mobileOrdering{availability guestOrdering curbsideAvailability stallQuantity svcOnly}
      pickUpOptions{code name} warningLabels{code label} amenities{code name}
      schedule{date dayFormatted hoursFormatted holidayFormatted open} openIntervals{opensAt closesAt}
      isOpen isOpen24Hours openStatusFormatted hoursStatusFormatted isFavorite isPrevious
      recommendationReason distanceMetres currency
      scheduledOrdering{asapAvailable slots{startsAt available}}
      pickupEstimates{pickUpOption minMinutes maxMinutes}}}`);
    assert.equal(errors, undefined);
    const store = data.storeByNumber;
    assert.deepEqual(
      [store.currency, store.timeZone.timeZoneId, store.mobileOrdering.stallQuantity, store.schedule.length],
      ['CAD', 'America/Toronto', 4, 7],
    );
    assert.equal(store.scheduledOrdering.slots.length, 12);
  });

  it('is open or closed in its own time zone while another zone differs, LOC-033', async () => {
    clock.set('2026-06-04T01:30:00Z');
    const { data } = await ask(
      '{a:storeByNumber(storeNumber:"1017"){isOpen hoursStatusFormatted} b:storeByNumber(storeNumber:"1006"){isOpen}}',
    );
    assert.deepEqual(
      [data.a.isOpen, data.a.hoursStatusFormatted, data.b.isOpen],
      [true, 'Closes in 30 min', false],
    );
    clock.set('2026-06-03T15:00:00Z');
  });

  it('offers no slot when it is full, and reports it, ORD-064', async () => {
    const { data } = await ask('{storeByNumber(storeNumber:"1010"){scheduledOrdering{slots{available}}}}');
    const { slots } = data.storeByNumber.scheduledOrdering;
    assert.ok(slots.length > 0 && slots.every(({ available }: { available: boolean }) => !available));
  });

  it('is recommended by nearness to a guest, none without a position, LOC-055', async () => {
    const { data } = await ask(
      '{near:recommendedStores(latitude:41.8857,longitude:-87.6309,limit:3){storeNumber recommendationReason} none:recommendedStores{storeNumber}}',
    );
    assert.deepEqual(
      [data.near[0], data.near.length, data.none],
      [{ storeNumber: '1001-100001', recommendationReason: 'NEARBY' }, 3, []],
    );
  });
});
