@core
Feature: A secure frame that is missing or fails
  Nothing waits forever: developers see the reason, and a retry uses a newly loaded frame.

  @S8.3 @S8.15
  Scenario: A frame that never loads is reloaded on the next attempt
    Given a page with a secure frame
    When the visitor asks for an email to "mira@saltmarsh.example"
    And the page's clock advances by 20000 milliseconds
    Then developers see the alert "Network Error - Could not load embedded wallet"
    And developers read "The embedded wallet could not be loaded. Check the connection and try again later."
    And the request to the modal fails with "Something went wrong"
    And the frame was added to the page once
    When the visitor asks for an email to "mira@saltmarsh.example"
    Then the frame was added to the page twice
    When the frame is ready
    And the frame answers CONNECT_EMAIL with {"action": "VERIFY_OTP"}
    Then the screen is "email-verify-otp"

  Scenario: A frame that the browser could not load is reloaded
    Given a page with a secure frame
    When the visitor asks for an email to "mira@saltmarsh.example"
    And the browser cannot load the frame
    And the visitor asks for an email to "mira@saltmarsh.example"
    Then the frame was added to the page twice
    When the frame is ready
    Then the frame receives CONNECT_EMAIL with {"email": "mira@saltmarsh.example"}

  Scenario: A frame that loads late is used by the next attempt
    Given a page with a secure frame
    When the visitor asks for an email to "mira@saltmarsh.example"
    And the page's clock advances by 20000 milliseconds
    And the frame is ready
    Then the frame has not received CONNECT_EMAIL
    When the visitor asks for an email to "mira@saltmarsh.example"
    And the frame answers GET_CHAIN_ID with {"chainId": 1}
    Then the frame receives CONNECT_EMAIL with {"email": "mira@saltmarsh.example"}
    And the frame was added to the page once

  @S8.4 @S8.15
  Scenario: A frame that stops responding during a login is reloaded on the next attempt
    Given a page with a secure frame
    When the visitor asks for an email to "mira@saltmarsh.example"
    And the frame is ready
    And the page's clock advances by 30000 milliseconds
    Then developers see the alert "Embedded Wallet Request Timed Out"
    And developers read "The embedded wallet did not answer in time. Try again later."
    And the request to the modal fails with "Something went wrong"
    When the visitor asks for an email to "mira@saltmarsh.example"
    And the page's clock advances by 4999 milliseconds
    Then the frame was added to the page once
    When the page's clock advances by 1 milliseconds
    Then the frame was added to the page twice
    When the frame is ready
    Then the frame has received CONNECT_EMAIL 2 times

  Scenario: A frame that is only slow is not reloaded
    Given a page with a secure frame
    When the visitor asks for an email to "mira@saltmarsh.example"
    And the frame is ready
    And the page's clock advances by 30000 milliseconds
    And the visitor asks for an email to "mira@saltmarsh.example"
    And the frame answers GET_CHAIN_ID with {"chainId": 1}
    And the page's clock advances by 5000 milliseconds
    Then the frame was added to the page once
    And the frame has received CONNECT_EMAIL 2 times

  Scenario: A request is cancelled if the frame stops responding
    Given a page with a secure frame that remembers a login
    And the frame is ready
    And the frame answers IS_CONNECTED with {"isConnected": true}
    And the frame answers GET_USER with {"address": "0x00000000000000000000000000000000000000aa", "chainId": 1}
    When the dapp asks its provider for "personal_sign"
    Then the frame is visible
    When the page's clock advances by 29999 milliseconds
    Then the request to the modal is pending
    When the page's clock advances by 1 milliseconds
    Then developers see the alert "Network Error - Could not load embedded wallet"
    And developers read "The embedded wallet could not be loaded. Check the connection and try again later."
    And the request to the modal fails with "Something went wrong"
    And the frame is hidden

  Scenario: A request may take any time while the frame responds
    Given a page with a secure frame that remembers a login
    And the frame is ready
    And the frame answers IS_CONNECTED with {"isConnected": true}
    And the frame answers GET_USER with {"address": "0x00000000000000000000000000000000000000aa", "chainId": 1}
    When the dapp asks its provider for "personal_sign"
    And 9 minutes pass while the frame responds
    Then the request to the modal is pending
    And developers see no alert
    When the frame answers RPC_REQUEST with "0x1234"
    Then the request to the modal succeeds

  @S4.9
  Scenario: The login waits for a visitor who opens the link late
    Given a page with a secure frame
    When the visitor asks for an email to "mira@saltmarsh.example"
    And the frame is ready
    And the frame answers CONNECT_EMAIL with {"action": "VERIFY_DEVICE"}
    And 15 minutes pass while the frame responds
    Then the screen is "email-verify-device"
    And the request to the modal is pending
    And developers see no alert
    When the frame answers CONNECT_DEVICE
    Then the screen is "email-verify-otp"

  Scenario: The login waits for an unread email as long as its link is valid
    Given a page with a secure frame
    When the visitor asks for an email to "mira@saltmarsh.example"
    And the frame is ready
    And the frame answers CONNECT_EMAIL with {"action": "VERIFY_DEVICE"}
    And 20 minutes pass while the frame responds
    Then the request to the modal fails with "Something went wrong"
    And the screen is "email-verify-device"
    And developers see no alert

  Scenario: The login stops waiting when the visitor leaves
    Given a page with a secure frame
    When the visitor asks for an email to "mira@saltmarsh.example"
    And the frame is ready
    And the frame answers CONNECT_EMAIL with {"action": "VERIFY_DEVICE"}
    And 1 minutes pass while the frame responds
    And the visitor goes one screen back
    And the requests to the frame are counted
    And 2 minutes pass while the frame responds
    Then the frame has received no request since then

  Scenario: One request can be declined without the others
    Given a page with a secure frame that remembers a login
    And the frame is ready
    And the frame answers IS_CONNECTED with {"isConnected": true}
    And the frame answers GET_USER with {"address": "0x00000000000000000000000000000000000000aa", "chainId": 1}
    When the dapp asks its provider for "personal_sign"
    And the dapp asks its provider for "eth_sendTransaction"
    And the dapp declines the first request
    Then the frame receives RELOAD
    And the modal has answered 1 request
    # The frame cannot cancel a single request.
    When the frame refuses RPC_REQUEST saying "Canceled"
    And the frame answers RELOAD
    And the frame answers SYNC_DAPP_DATA
    Then the frame has received RPC_REQUEST 3 times
    And the modal has answered 1 request
    And the frame is visible
    When the frame answers RPC_REQUEST with "0x1234"
    Then the modal has answered 2 requests
    And the request to the modal succeeds

  @S8.20
  Scenario Outline: An invalid request is refused: <request>
    Given a page with a secure frame that remembers a login
    And the frame is ready
    And the frame answers IS_CONNECTED with {"isConnected": true}
    And the frame answers GET_USER with {"address": "0x00000000000000000000000000000000000000aa", "chainId": 1}
    When the dapp sends its provider the request <request>
    Then the request to the modal fails with "-32600: A request is an object with a `method`"
    And the frame has not received RPC_REQUEST

    Examples:
      | request             |
      | null                |
      | "eth_chainId"       |
      | {}                  |
      | {"method": 5}       |
      | ["eth_blockNumber"] |

  Scenario: A duplicate answer to a request is ignored
    Given a page with a secure frame that remembers a login
    And the frame is ready
    And the frame answers IS_CONNECTED with {"isConnected": true}
    And the frame answers GET_USER with {"address": "0x00000000000000000000000000000000000000aa", "chainId": 1}
    When the dapp asks its provider for "personal_sign"
    And the frame answers RPC_REQUEST with "0x1234"
    And the frame answers RPC_REQUEST with "0x5678"
    And the frame refuses RPC_REQUEST
    Then the modal has answered 1 request
    And the request to the modal succeeds

  Scenario: A duplicate answer to a login step is ignored
    Given a page with a secure frame
    When the visitor asks for an email to "mira@saltmarsh.example"
    And the frame is ready
    And the frame answers CONNECT_EMAIL with {"action": "VERIFY_OTP"}
    And the frame answers CONNECT_EMAIL with {"action": "VERIFY_DEVICE"}
    And the frame refuses CONNECT_EMAIL
    Then the screen is "email-verify-otp"
    And the frame has not received CONNECT_DEVICE
    And the modal has answered 1 request

  Scenario: If the frame sends READY again, its pending requests fail
    Given a page with a secure frame that is ready
    When the page requests GET_USER
    And the frame sends READY
    Then the page receives the error "Something went wrong"
    When the page requests GET_CHAIN_ID
    Then the frame receives GET_CHAIN_ID

  Scenario Outline: If the frame is reloaded while <what> is awaited, the login starts again
    Given a page with a secure frame
    When the visitor asks for an email to "mira@saltmarsh.example"
    And the frame is ready
    And the frame answers CONNECT_EMAIL with {"action": "<action>"}
    Then the screen is "<screen>"
    When the frame reloads
    And the frame is ready
    Then the screen is "connect"
    And the login of "mira@saltmarsh.example" has to be restarted
    When the page's clock advances by 30000 milliseconds
    And the visitor asks for an email to "mira@saltmarsh.example"
    And the frame answers GET_CHAIN_ID with {"chainId": 1}
    Then the frame has received CONNECT_EMAIL 2 times

    Examples:
      | what   | action        | screen              |
      | a code | VERIFY_OTP    | email-verify-otp    |
      | a link | VERIFY_DEVICE | email-verify-device |

  Scenario: An email requested from a reloaded frame continues the login
    Given a page with a secure frame
    When the visitor asks for an email to "mira@saltmarsh.example"
    And the frame is ready
    And the page's clock advances by 30000 milliseconds
    And the visitor asks for an email to "mira@saltmarsh.example"
    And the page's clock advances by 5000 milliseconds
    Then the frame was added to the page twice
    When the frame is ready
    And the frame answers CONNECT_EMAIL with {"action": "VERIFY_OTP"}
    Then the screen is "email-verify-otp"

  @S8.3
  Scenario: If the login cannot be restored, developers see why, and the stored login is kept
    Given a page with a secure frame that remembers a login
    When the page's clock advances by 20000 milliseconds
    Then developers see the alert "Network Error - Could not load embedded wallet"
    And developers read "The embedded wallet could not be loaded. Check the connection and try again later."
    And nobody is connected
    And the browser stores "email_login_used" as "true"

  Scenario: A visitor who leaves the Farcaster login can no longer be logged in by it
    Given a page with a secure frame
    When the visitor logs in with farcaster
    And the frame is ready
    And the frame answers GET_FARCASTER_URI with {"url": "https://cast.example/abc"}
    And the visitor goes one screen back
    And the page's clock advances by 99 milliseconds
    Then the frame has not received RELOAD
    When the page's clock advances by 1 milliseconds
    Then the frame receives RELOAD
    And the frame has received SYNC_DAPP_DATA 1 times
    When the frame answers RELOAD
    Then the frame has received SYNC_DAPP_DATA 2 times

  Scenario: A visitor who returns to the Farcaster login at once continues it
    Given a page with a secure frame
    When the visitor logs in with farcaster
    And the frame is ready
    And the frame answers GET_FARCASTER_URI with {"url": "https://cast.example/abc"}
    And the visitor goes one screen back
    And the visitor logs in with farcaster
    And the page's clock advances by 1000 milliseconds
    Then the frame has not received RELOAD
    And the frame has received GET_FARCASTER_URI 2 times

  Scenario: A completed Farcaster login is not ended
    Given a page with a secure frame
    When the visitor logs in with farcaster
    And the frame is ready
    And the frame answers GET_FARCASTER_URI with {"url": "https://cast.example/abc"}
    And the frame answers CONNECT_FARCASTER with {"userName": "mira"}
    And the frame answers GET_USER with {"address": "0x00000000000000000000000000000000000000aa", "chainId": 1}
    And the page's clock advances by 1000 milliseconds
    Then the frame has not received RELOAD

  Scenario: In an installed web app, social logins are enabled once the frame is loaded
    Given an installed web app with a secure frame
    Then there is no frame on the page
    When the visitor opens the modal of that page
    Then the frame was added to the page once
    And social login is disabled
    When the frame is ready
    Then social login is enabled
    When the visitor shuts the modal
    And the visitor opens the modal of that page
    Then social login is enabled

  Scenario: In an installed web app, a frame that does not load is reported and can be retried
    Given an installed web app with a secure frame
    When the visitor opens the modal of that page
    And the page's clock advances by 20000 milliseconds
    Then developers see the alert "Error loading embedded wallet in PWA"
    And developers read "could not be loaded in this installed web app"
    And social login is disabled
    When the visitor shuts the modal
    And the visitor opens the modal of that page
    Then the frame was added to the page twice
    When the frame is ready
    Then social login is enabled

  Scenario: Elsewhere, the frame is only loaded when somebody logs in
    Given a page with a secure frame
    When the visitor opens the modal of that page
    Then there is no frame on the page
    And social login is enabled

  @S8.12
  Scenario: A frame that the page has removed is added again on the next attempt
    Given a page with a secure frame
    When the visitor asks for an email to "mira@saltmarsh.example"
    And the frame sends READY
    And the page empties its body
    And the page's clock advances by 500 milliseconds
    Then the request to the modal fails with "W3mFrame: iframe is not set"
    When the visitor asks for an email to "mira@saltmarsh.example"
    Then the frame receives CONNECT_EMAIL with {"email": "mira@saltmarsh.example"}
    And the frame was added to the page twice

  @S8.12
  Scenario: A frame that is not embedded reports an error
    Then a frame outside any page fails with "W3mFrame: parent is not set"
