/** Names of entries in addresses: `bts-gpn`. Pure. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
