/** The URL that calls a phone number. */
export const callUrl = (phoneNumber: string): string => `tel:${phoneNumber.replace(/[^\d+]/g, '')}`;

/** The URL of directions to a place, in the map of the visitor's device. */
export const directionsUrl = ({
  latitude,
  longitude,
}: {
  readonly latitude: number;
  readonly longitude: number;
}): string => `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;
