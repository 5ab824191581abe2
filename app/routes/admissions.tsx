export default function Screen() { return <h1>admissions</h1>; }
