export default function Screen() { return <h1>programme</h1>; }
