// @ts-nocheck Bundled from content-model/rules/panel-times.ts by npm run content strapi.
// content-model/values/wire-date.ts
import { TZDate } from "@date-fns/tz";

// content-model/values/memoize.ts
function memoize(compute, most, longest = 512) {
  const known = /* @__PURE__ */ new Map();
  return (text) => {
    if (text.length > longest) return compute(text);
    const found = known.get(text);
    if (found !== void 0) return found;
    const value = compute(text);
    if (known.size >= most) known.clear();
    known.set(text, value);
    return value;
  };
}

// content-model/values/wire-date.ts
var wireForm = /^(?<day>\d{4}-\d{2}-\d{2})(?:T(?<clock>\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(?<offset>Z|[+-]\d{2}:\d{2})?)?$/;
function onTheSpot(text, zone) {
  return zonedMoment(`${zone} ${text}`);
}
var mostDates = 2e3;
var zonedMoment = memoize((key) => {
  const [zone = "", text = ""] = key.split(" ");
  const { day, clock, offset } = partsOf(text) ?? {};
  if (day === void 0 || clock === void 0) return text;
  const moment = offset ? new TZDate(text, zone) : clockIn(zone, day, clock);
  return moment.toISOString().replace(/\.\d{3}/, "");
}, mostDates);
function clockIn(zone, day, clock) {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const [hours = 0, minutes = 0, seconds = 0] = clock.split(":").map(Number);
  return new TZDate(year, month - 1, date, hours, minutes, Math.floor(seconds), zone);
}
function partsOf(text) {
  return wireForm.exec(text)?.groups ?? null;
}

// content-model/rules/event-times.ts
function dayOf(time) {
  return time.slice(0, 10);
}
function hourOf(time) {
  return time.length > 10 ? time.slice(11, 16) : null;
}
function dayBefore(day) {
  return daysFrom(day, -1);
}
function daysFrom(day, days) {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 864e5).toISOString().slice(0, 10);
}

// content-model/values/zones.ts
var schoolZone = "Europe/Paris";
var zoneForm = /^[A-Z]\w*(?:[/+-]\w+)*$/;
var mostZones = 200;
var isZone = memoize((name) => {
  if (!zoneForm.test(name)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}, mostZones);
function zoneOf({ campus, timezone }) {
  return campus?.timezone ?? timezone ?? schoolZone;
}

// content-model/rules/read-times.ts
function withTimes({ dateStart, dateEnd, allDay, ...event }) {
  return { ...event, ...eventTimes({ dateStart, dateEnd, allDay }, zoneOf(event)) };
}
function eventTimes({ dateStart, dateEnd, allDay }, zone) {
  const start = onTheSpot(dateStart, zone);
  const end = dateEnd === null ? null : onTheSpot(dateEnd, zone);
  const last = end !== null && isAfter(end, start) ? atDayEnd(end) : null;
  return allDay ? { dateStart: dayOf(start), dateEnd: last && dayOf(last) } : { dateStart: start, dateEnd: last };
}
function isAfter(end, start) {
  if (hourOf(end) === null || hourOf(start) === null) return dayOf(end) > dayOf(start);
  return Date.parse(end) > Date.parse(start);
}
var midnight = /T00:00:00(?=[+-])/;
function atDayEnd(end) {
  return midnight.test(end) ? dayBefore(dayOf(end)) + end.slice(10).replace(midnight, "T24:00:00") : end;
}

// content-model/rules/panel-times.ts
var noon = "T12:00";
function typedTime(instant, zone, allDay) {
  if (!instant) return "";
  if (!allDay) return onTheSpot(instant, zone).slice(0, 16);
  return dayOf(withTimes({ dateStart: "", dateEnd: instant, campus: { timezone: zone } }).dateEnd ?? "");
}
function storedTime(typed, zone) {
  if (typed === "") return null;
  const isDay = dayOf(typed) === typed;
  return new Date(onTheSpot(isDay ? typed + noon : typed, zone)).toISOString();
}
export {
  schoolZone,
  storedTime,
  typedTime
};
