/** The time zone of the campus that the form names, saved or just chosen. */
import { unstable_useContentManagerContext as useContentManagerContext } from '@strapi/content-manager/strapi-admin';
import { useFetchClient, useField } from '@strapi/strapi/admin';
import * as React from 'react';
import { schoolZone, zoneOfCampus } from '../../contract/panel-times';

interface Choice {
  connect?: { apiData?: { documentId?: string } }[];
  disconnect?: unknown[];
}

interface SavedCampus {
  results?: { documentId?: string }[];
}

const campuses = '/content-manager/collection-types/api::campus.campus';

/** @returns zone null while it is unknown; `chosen` where the campus differs from the saved one */
export function useCampusZone(): { zone: string | null; chosen: boolean } {
  const { model, id } = useContentManagerContext();
  const { connect = [], disconnect = [] } = (useField('campus').value ?? {}) as Choice;
  const { get } = useFetchClient();
  const [zone, setZone] = React.useState<string | null>(null);
  const chosenCampus = connect.at(-1)?.apiData?.documentId;
  const removed = disconnect.length > 0;
  React.useEffect(() => {
    let isCurrent = true;
    const readSavedCampus = async (): Promise<string | undefined> => {
      if (!id || removed) return undefined;
      const { data } = await get<SavedCampus>(`/content-manager/relations/${model}/${id}/campus`);
      return data.results?.[0]?.documentId;
    };
    const readZone = async (): Promise<string> => {
      const campus = chosenCampus ?? (await readSavedCampus());
      if (!campus) return schoolZone;
      const { data } = await get<{ data?: { timezone?: string | null } }>(`${campuses}/${campus}`);
      return zoneOfCampus(data.data?.timezone);
    };
    setZone(null);
    // An entry without campuses, or an editor without the right to read them: the school's own zone.
    readZone()
      .catch(() => schoolZone)
      .then((campusZone) => isCurrent && setZone(campusZone));
    return () => {
      isCurrent = false;
    };
  }, [get, id, model, chosenCampus, removed]);
  return { zone, chosen: chosenCampus !== undefined || removed };
}
