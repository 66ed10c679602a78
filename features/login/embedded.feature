Feature: An embedded wallet with an email login, end to end
  The secure site, with real emails, real keys and valid signatures; in the browser, in a frame of another origin.

  Background:
    Given the page has the wallets ""
    And the dapp sets "login" to "by link"

  @S2.7 @S4.9 @S7.2 @S5.5 @sandbox @browser
  Scenario: A new visitor logs in and signs a message
    Given a visitor on the page
    And the visitor opens the modal
    When the visitor logs in as "mira@saltmarsh.example"
    Then the Device approval screen is shown
    When the visitor opens the link sent to "mira@saltmarsh.example"
    Then the Email code screen is shown
    When the visitor enters the code "000000"
    Then the visitor sees "Incorrect code. Try again."
    When the visitor enters the code sent to "mira@saltmarsh.example"
    Then the modal is closed
    And the dapp reads "email of the visitor" as "mira@saltmarsh.example"
    When the dapp asks for a signature of "Moor at berth 7"
    Then the Approval screen is shown
    When the visitor answers "Sign" on the wallet's own screen
    Then the signature is by the account in use
    And the modal is closed

  @S4.2 @S4.10 @sandbox @browser
  Scenario: A reload keeps the login, and disconnecting ends it
    Given a new visitor logged in by email as "kelda@saltmarsh.example"
    When the visitor reloads the page
    Then the dapp reads "kind of wallet" as "AUTH"
    And the dapp reads "email of the visitor" as "kelda@saltmarsh.example"
    When the dapp disconnects
    Then the visitor is not connected
    When the visitor reloads the page
    Then the visitor is not connected

  @sandbox @browser
  Scenario: A visitor who logs in again has the same account
    Given a new visitor logged in by email as "kelda@saltmarsh.example"
    And the visitor notes the address
    And the dapp disconnects
    And the visitor is not connected
    And the visitor opens the modal
    When the visitor logs in as "kelda@saltmarsh.example"
    Then the Email code screen is shown
    When the visitor enters the code sent to "kelda@saltmarsh.example"
    Then the modal is closed
    And the address is the same

  @sandbox @browser
  Scenario: After too many wrong codes, a new one is needed
    Given the dapp sets "login" to "by code"
    And a visitor on the page
    And the visitor opens the modal
    And the visitor logs in as "mira@saltmarsh.example"
    And the Email code screen is shown
    And the visitor sees "The code expires in 20 minutes."
    And the visitor has tried 4 wrong codes
    When the visitor enters the code "000000"
    Then the visitor sees "Too many wrong codes. Ask for a new one."
    And the visitor does not see "The code expires in 20 minutes."

  @S4.14 @S6.4 @sandbox @browser
  Scenario: Declining on the wallet's own screen declines the dapp's request
    Given a new visitor logged in by email as "orla@saltmarsh.example"
    When the dapp asks for a signature of "Moor at berth 7"
    And the visitor answers "Decline" on the wallet's own screen
    Then the dapp is answered "rejected"
    And the modal is closed

  @S4.13 @S8.14 @sandbox @browser
  Scenario: Closing the modal declines the dapp's request
    Given a new visitor logged in by email as "tamsin@saltmarsh.example"
    When the dapp asks for a signature of "Moor at berth 7"
    And the Approval screen is shown
    And the visitor closes the modal
    Then the dapp is answered "rejected"

  @S1.3 @S2.5 @sandbox @browser @every-run
  Scenario: An inline modal shows the request inline
    Given the dapp sets "inline" to "yes"
    And a new visitor logged in by email as "wren@saltmarsh.example"
    When the dapp asks for a signature of "Moor at berth 7"
    And the visitor answers "Decline" on the wallet's own screen
    Then the dapp is answered "rejected"
    And the Account screen is shown

  @sandbox @browser
  Scenario: Unreadable requests are refused, which the visitor sees
    Given a new visitor logged in by email as "perrin@saltmarsh.example"
    When the dapp asks for a signature of the bytes "0xfffefdfcfbfaf9f8f7f6f5f4f3f2f1f0fffefdfcfbfaf9f8f7f6f5f4f3f2f1f0"
    Then the Approval screen is shown
    When the visitor answers "Close" on the wallet's own screen
    Then the dapp is answered "-32603"
    And the failure says "Your wallet refused this: it signs only what it can show in plain words"
    And the modal is closed

  @S8.20 @sandbox @browser
  Scenario: Calls that need an unsupported capability are refused with a specific code
    Given a new visitor logged in by email as "isla@saltmarsh.example"
    When the dapp asks the wallet for "wallet_sendCalls" with [{"version": "2.0.0", "chainId": "0x7a69", "calls": [{"to": "0x00000000000000000000000000000000000000aa"}], "capabilities": {"paymasterService": {}}}]
    Then the dapp is answered "5700"
    And the modal is closed

  @S8.20 @sandbox @browser
  Scenario: A transfer that the account cannot pay for is refused
    Given a new visitor logged in by email as "isla@saltmarsh.example"
    When the dapp asks the wallet for "wallet_sendCalls" with [{"version": "2.0.0", "chainId": "0x7a69", "calls": [{"to": "0x00000000000000000000000000000000000000aa", "value": "0xde0b6b3a7640000"}]}]
    Then the dapp is answered "-32603"
    And the failure begins with "Not enough money: this takes 1 ETH"
    And the modal is closed

  @S2.7 @browser
  Scenario: The frame is only loaded when somebody logs in
    Given the dapp sets "login" to "by code"
    And a visitor on the page
    When the visitor opens the modal
    And the visitor types "mira@saltmarsh.example" as the email
    Then "Continue with email" can be chosen
    And the dapp reads "frames of the page" as "nothing"
    And the dapp reads "hosts asked" as "nothing"
    When the visitor logs in as "mira@saltmarsh.example"
    Then the Email code screen is shown
    And the dapp reads "frames of the page" as "secure site"

  @browser
  Scenario: The page may embed only the secure site's frame
    Given a visitor on the page
    Then the dapp reads "frame-src policy" as "secure site"
