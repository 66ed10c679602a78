@connects
Feature: Using the modal without a mouse
  Tab moves between controls, and arrow keys through lists as well. The focus is visible, and returns to the control that opened
  the modal after it is closed.

  @browser
  Scenario: Connecting by keyboard, after choosing another wallet first
    Given every screen is checked for accessibility and layout
    And a visitor on the page
    When the visitor moves the focus to "Connect wallet"
    And the visitor presses "Enter"
    And the visitor moves the focus to "Lantern"
    And the visitor presses "Enter"
    And Lantern rejects
    Then the visitor sees "Connection declined"
    When the visitor moves the focus to "Try again"
    And the visitor presses "Enter"
    And Lantern rejects
    And the visitor moves the focus to "Back"
    And the visitor presses "Enter"
    Then the Connect screen is shown
    When the visitor presses "Escape"
    Then the modal is closed
    And the dapp reads "place of the focus" as "the connect button"
    When the visitor presses "Enter"
    And the visitor moves the focus to "Harbor"
    And the visitor presses "Enter"
    And Harbor approves
    Then the visitor is connected with Harbor
    And the modal is closed
    And the dapp reads "place of the focus" as "account-button"
    And the checks have found nothing wrong

  @browser
  Scenario: Switching the network by keyboard
    Given every screen is checked for accessibility and layout
    And a visitor connected with Harbor
    When the visitor moves the focus to "Network: Saltmarsh. Change"
    And the visitor presses "Enter"
    Then the Networks screen is shown
    When the visitor presses "Escape"
    Then the modal is closed
    And the dapp reads "place of the focus" as "wui-network-button"
    When the visitor presses "Enter"
    And the visitor moves the focus to "Search networks"
    And the visitor types "tide" on the keyboard
    And the visitor moves the focus to "Tidewater"
    And the visitor presses "Enter"
    And Harbor rejects
    Then the visitor sees "Switch declined"
    When the visitor moves the focus to "Try again"
    And the visitor presses "Enter"
    And Harbor approves
    Then the network is "Tidewater"
    And the modal is closed
    And the dapp reads "place of the focus" as "wui-network-button"
    And the checks have found nothing wrong

  @browser
  Scenario: Sending by keyboard
    Given every screen is checked for accessibility and layout
    And a visitor connected with Harbor
    When the visitor moves the focus to "account 1 of Harbor"
    And the visitor presses "Enter"
    And the visitor moves the focus to "Send"
    And the visitor presses "Enter"
    And the visitor moves the focus to "Token: ETH. Change"
    And the visitor presses "Enter"
    And the visitor moves the focus to "Kelp"
    And the visitor presses "Enter"
    And the visitor moves the focus to "Amount"
    And the visitor types "12.5" on the keyboard
    And the visitor moves the focus to "To"
    And the visitor types "a friend" on the keyboard
    And the visitor moves the focus to "Review"
    And the visitor presses "Enter"
    And the visitor moves the focus to "Send 12.5 KELP"
    And the visitor presses "Enter"
    And Harbor approves
    Then "a friend" receives "12.5" "KELP"
    And the Account screen is shown
    When the visitor presses "Escape"
    Then the dapp reads "place of the focus" as "account-button"
    And the checks have found nothing wrong

  @browser
  Scenario: An error that appears on leaving the receiver field does not move the focus
    Given a visitor connected with Harbor
    And the visitor moves the focus to "account 1 of Harbor"
    And the visitor presses "Enter"
    And the visitor moves the focus to "Send"
    And the visitor presses "Enter"
    When the visitor moves the focus to "To"
    And the visitor types "0x12" on the keyboard
    Then "Clear address" can be chosen
    When the visitor presses "Tab"
    Then the visitor sees "Too short. Paste the whole address."
    When the visitor presses "Enter"
    Then the visitor does not see "Too short. Paste the whole address."

  @browser
  Scenario: Pairing with a wallet on another device by keyboard
    Given the dapp sets "pairing" to "yes"
    And the dapp sets "custom app" to "Kittiwake"
    And every screen is checked for accessibility and layout
    And a visitor on the page
    When the visitor moves the focus to "Connect wallet"
    And the visitor presses "Enter"
    And the visitor moves the focus to "Kittiwake"
    And the visitor presses "Enter"
    Then the visitor sees "Scan with Kittiwake"
    When the visitor moves the focus to "QR code"
    And the visitor presses "ArrowRight"
    Then the dapp reads "focused element" as "Web app"
    When the visitor presses "Home"
    And the visitor moves the focus to "Get"
    And the visitor presses "Enter"
    Then the Downloads screen is shown
    When the visitor moves the focus to "Back"
    And the visitor presses "Enter"
    And the visitor moves the focus to "Copy link"
    And the visitor presses "Enter"
    Then the visitor sees "Link copied"
    When Ferry opens the copied link
    And Ferry approves
    Then the visitor is connected with Ferry
    And the modal is closed
    And the dapp reads "place of the focus" as "account-button"
    And the checks have found nothing wrong

  @browser
  Scenario: Choosing from all wallets by keyboard
    Given the dapp sets "pairing" to "yes"
    And the dapp sets "wallet directory" to "fine"
    And every screen is checked for accessibility and layout
    And a visitor on the page
    When the visitor moves the focus to "Connect wallet"
    And the visitor presses "Enter"
    And the dapp reads "state of the directory" as "ready"
    And the visitor moves the focus to "All wallets"
    And the visitor presses "Enter"
    And the visitor moves the focus to "Search 540 wallets"
    And the visitor types "otter" on the keyboard
    Then the visitor sees "15 wallets found"
    When the visitor moves the focus to "Birch Otter"
    And the visitor presses "Enter"
    Then the Pairing screen is shown
    When the visitor moves the focus to "Back"
    And the visitor presses "Enter"
    Then the All wallets screen is shown
    And the dapp reads "focused element" as "Birch Otter"
    When the visitor presses "Escape"
    Then the modal is closed
    And the dapp reads "place of the focus" as "the connect button"
    And the checks have found nothing wrong

  @browser
  Scenario: Tab reaches every wallet in the list in order
    Given a visitor on the page
    And the visitor opens the modal by keyboard
    When the visitor moves the focus to "Harbor"
    And the visitor presses "Tab"
    Then the dapp reads "focused element" as "Lantern"
    When the visitor presses "Tab"
    Then the dapp reads "focused element" as "Northstar"
    When the visitor presses "Shift+Tab" 2 times
    Then the dapp reads "focused element" as "Harbor"
    When the visitor presses "Tab" 4 times
    Then the dapp reads "focused element" as "What is a wallet?"

  @browser
  Scenario: Arrow keys move through a list, and Tab leaves it
    Given a visitor on the page
    And the visitor opens the modal by keyboard
    When the visitor moves the focus to "Harbor"
    And the visitor presses "ArrowDown"
    Then the dapp reads "focused element" as "Lantern"
    When the visitor presses "ArrowUp" 2 times
    Then the dapp reads "focused element" as "Fennel"
    When the visitor presses "Home"
    Then the dapp reads "focused element" as "Harbor"
    When the visitor presses "End"
    Then the dapp reads "focused element" as "Fennel"
    When the visitor presses "Tab"
    Then the dapp reads "focused element" as "What is a wallet?"

  @browser
  Scenario: End and Home reach both ends of a list of three thousand tokens
    Given the dapp sets "blockchain service" to "invented-3000"
    And a visitor connected with Harbor
    And the visitor opens the modal by keyboard
    And the visitor sees "Amber 0"
    And the visitor does not see "Harbour 2999"
    And the visitor moves the focus to "Copy address"
    When the visitor presses "End"
    Then the visitor sees "Harbour 2999"
    When the visitor presses "Home"
    Then the visitor sees "Amber 0"
    And the visitor does not see "Harbour 2999"
    When the visitor presses "PageDown" 9 times
    Then the visitor does not see "Amber 0"
    And the visitor does not see "Harbour 2999"

  @browser
  Scenario: Home leaves the end of a long list even while a row grows
    Given the dapp sets "blockchain service" to "invented-3000"
    And a visitor connected with Harbor
    And the visitor opens the modal by keyboard
    And the visitor sees "Amber 0"
    And the visitor does not see "Harbour 2999"
    And the visitor moves the focus to "Copy address"
    And the visitor presses "End"
    And the visitor sees "Harbour 2999"
    And the visitor does not see "Amber 0"
    When the visitor presses Home while a row grows
    Then the visitor sees "Amber 0"

  @browser
  Scenario: Arrow keys move through the activity while more of it loads
    Given the dapp sets "blockchain service" to "invented-115"
    And the dapp sets "explorer" to "Lighthouse"
    And a visitor connected with Harbor
    And Harbor switches to its account 3
    And the visitor opens the modal
    And the visitor chooses "Activity"
    And the visitor sees "AMB0"
    When the visitor moves the focus to "Received"
    And the visitor presses "ArrowDown" 2 times
    Then the dapp reads "focused element" as "Swapped"
    When the visitor presses "Home"
    Then the dapp reads "focused element" as "Received"
    When the visitor presses "PageDown"
    Then the dapp reads "focused element" as "Executing"
    When the visitor presses "End"
    Then the visitor sees "COB50"
    When the visitor presses "End"
    Then the visitor sees "EBB100"
    When the visitor presses "End"
    Then the dapp reads "focused element" as "Minted"
    When the visitor presses "PageUp" 20 times
    Then the dapp reads "focused element" as "Received"
    And the visitor sees "AMB0"

  @browser
  Scenario: The account's tabs are one tab stop, and arrow keys switch between them
    Given the dapp sets "blockchain service" to "fine"
    And the dapp sets "explorer" to "Lighthouse"
    And Harbor receives "5" "KELP" from outside
    And every screen is checked for accessibility and layout
    And a visitor connected with Harbor
    And the visitor opens the modal by keyboard
    When the visitor moves the focus to "Tokens"
    Then the dapp reads "selected tab" as "Tokens"
    When the visitor presses "ArrowRight"
    Then the dapp reads "focused element" as "NFTs"
    And the dapp reads "selected tab" as "NFTs"
    And the visitor sees "Tide Lamp #"
    When the visitor presses "End"
    Then the dapp reads "focused element" as "Activity"
    And the dapp reads "selected tab" as "Activity"
    And the visitor sees "+5.000 KELP"
    When the visitor presses "Tab"
    Then the dapp reads "focused element" as "Received"
    When the visitor presses "Shift+Tab"
    Then the dapp reads "focused element" as "Activity"
    When the visitor presses "ArrowRight"
    Then the dapp reads "focused element" as "Tokens"
    And the visitor sees "255.75 KELP"
    When the visitor presses "ArrowLeft"
    Then the dapp reads "focused element" as "Activity"
    When the visitor presses "Home"
    Then the dapp reads "focused element" as "Tokens"
    And the dapp reads "selected tab" as "Tokens"
    And the checks have found nothing wrong

  @browser
  Scenario: New activity is added above the focused row, which keeps the focus
    Given the dapp sets "blockchain service" to "fine"
    And the dapp sets "explorer" to "Lighthouse"
    And the dapp sets "clock" to "adjustable"
    And every screen is checked for accessibility and layout
    And a visitor connected with Harbor
    And the visitor reviews "1" "ETH" to "a friend"
    And the visitor chooses "Send 1 ETH"
    And Harbor approves
    And the Account screen is shown
    And the visitor chooses "Activity"
    And the dapp reads "latest activity of the account" as "send, confirmed"
    When the visitor moves the focus to "Sent"
    And Harbor receives "5" "KELP" from outside
    And 31000 milliseconds pass
    Then the visitor sees "+5.000 KELP"
    And the dapp reads "focused element" as "Sent"
    When the visitor presses "ArrowUp"
    Then the dapp reads "focused element" as "Received"
    And the checks have found nothing wrong

  @browser
  Scenario: Tab stays within the modal and the wallet's own screen
    Given the page has the wallets ""
    And the dapp sets "login" to "by code"
    And a visitor logged in as "mira@saltmarsh.example"
    When the dapp asks for a signature of "Moor at berth 7"
    Then the Approval screen is shown
    And the wallet's own screen asks to "Sign"
    And Tab moves the focus only within the modal and the wallet's own screen
    And Shift+Tab moves the focus only within the modal and the wallet's own screen

  @browser
  Scenario: Shift+Tab moves from Close into the wallet's own screen, and declining returns the focus
    Given the page has the wallets ""
    And the dapp sets "login" to "by code"
    And a visitor logged in as "mira@saltmarsh.example"
    When the visitor moves the focus to "Message"
    And the visitor presses "Enter"
    Then the wallet's own screen asks to "Sign"
    And Shift+Tab moves the focus only within the modal and the wallet's own screen
    And the dapp reads "focused element" as "Close"
    When the visitor presses "Shift+Tab"
    Then "Sign" on the wallet's own screen has the focus
    When the visitor presses "Shift+Tab"
    Then "Decline" on the wallet's own screen has the focus
    When the visitor presses "Enter"
    Then the modal is closed
    And the dapp reads "focused element" as "Message"
