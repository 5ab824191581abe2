export default function Screen() { return <h1>campuses</h1>; }
